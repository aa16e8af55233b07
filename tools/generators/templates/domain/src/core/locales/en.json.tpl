{
  "entryNotFound": "This is not open any more."
}
