export interface WeightTrackerTables {
  weight_trackers: WeightTrackersTable
  weight_logs: WeightLogsTable
}

interface WeightTrackersTable {
  user_id: string
  tracker_id: string
  target_grams: number
  target_date: string
  created_at: string
  updated_at: string
}

interface WeightLogsTable {
  user_id: string
  log_date: string
  tracker_id: string
  log_id: string
  grams: number
  note: string
  created_at: string
  updated_at: string
}
