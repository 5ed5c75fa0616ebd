"""What keeps the site readable for want of a network."""
