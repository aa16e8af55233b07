{
  "entryNotFound": "รายการนี้ปิดแล้ว"
}
