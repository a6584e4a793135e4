export interface TrackerKey {
  userId: string
  trackerId: string
}
