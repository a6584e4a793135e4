export interface PurchaseEventTables {
  purchase_events: PurchaseEventsTable
  purchase_event_consents: PurchaseEventConsentsTable
  purchase_event_deliveries: PurchaseEventDeliveriesTable
}

interface PurchaseEventsTable {
  user_id: string
  event_id: string
  kind: 'purchase' | 'conversion'
  /** JSON. */
  details: string
  at: string
}

/** Who has said that their purchases may be told to somebody outside; without a row nothing is. */
interface PurchaseEventConsentsTable {
  user_id: string
  given_at: string
}

/** What an outside sink has been told: one that failed is tried again without telling the others twice. */
interface PurchaseEventDeliveriesTable {
  user_id: string
  event_id: string
  sink: string
  delivered_at: string
}
