import type {
  GlucoseUnit,
  UrineKetones,
  WaistUnit,
} from '@butterleaf/domain/weight-tracker/readings/body-readings'

export interface WeightTrackerTables {
  weight_trackers: WeightTrackersTable
  weight_logs: WeightLogsTable
  body_readings: BodyReadingsTable
  learning_settings: LearningSettingsTable
  learning_pauses: LearningPausesTable
  target_decisions: TargetDecisionsTable
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
  /** 1 where the person said that a surprising reading was theirs; null in what was stored before they could. */
  is_confirmed: number | null
  created_at: string
  updated_at: string
}

/** LIFE-6: as typed, in hundredths of the unit. */
interface BodyReadingsTable {
  user_id: string
  reading_date: string
  tracker_id: string
  /** mmol/L */
  blood_ketones: number | null
  /** ppm */
  breath_ketones: number | null
  urine_ketones: UrineKetones | null
  glucose: number | null
  glucose_unit: GlucoseUnit | null
  waist: number | null
  waist_unit: WaistUnit | null
  created_at: string
  updated_at: string
}

/** A person without a row learns, and is told. */
interface LearningSettingsTable {
  user_id: string
  is_off: number
  are_notes_off: number
  updated_at: string
}

/** Both days included. */
interface LearningPausesTable {
  user_id: string
  from_date: string
  to_date: string | null
}

interface TargetDecisionsTable {
  user_id: string
  decided_on: string
  decided_at: string
  reason: 'losing-too-fast' | 'goal-reached' | 'learned'
  choice: 'taken' | 'kept'
  from_kcal: number
  to_kcal: number
  /** What the estimate said, where it was told. */
  low_kcal: number | null
  high_kcal: number | null
  formula_kcal: number
}
