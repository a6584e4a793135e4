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

/** People who agreed that their purchases may be sent to other services; without a row nothing is sent. */
interface PurchaseEventConsentsTable {
  user_id: string
  given_at: string
}

/** Events that a sink has accepted: a failed sink is retried without sending to the others twice. */
interface PurchaseEventDeliveriesTable {
  user_id: string
  event_id: string
  sink: string
  delivered_at: string
}
