export interface PurchaseEventTables {
  purchase_events: PurchaseEventsTable
}

interface PurchaseEventsTable {
  user_id: string
  event_id: string
  kind: 'purchase' | 'conversion'
  /** JSON. */
  details: string
  at: string
}
