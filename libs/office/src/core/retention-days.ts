/** The most days of a range whose returning members are counted: that reads what each member played. */
export const RETENTION_DAYS = 31;
