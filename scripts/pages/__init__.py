"""From the library to pages: records become views, views become Markdown through templates."""
