export interface SessionTables {
  idp_devices: DevicesTable
  ended_sessions: EndedSessionsTable
}

/** What a session is used with, so that its owner knows it again. No address, and not the browser's own long name. */
interface DevicesTable {
  session_id: string
  account_id: string
  browser: string | null
  system: string | null
  first_seen_at: string
  last_seen_at: string
}

/** Sessions that were signed out, here or from elsewhere. */
interface EndedSessionsTable {
  session_id: string
  /** Seconds; what began in it earlier is over. */
  ended_before: number
}
