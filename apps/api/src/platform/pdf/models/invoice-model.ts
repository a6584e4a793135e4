/** One page: who, what, how much; every figure and day is formatted. */
export type InvoiceModel = Readonly<{
  number: string
  /** "November 21, 2026 · Paid on November 21, 2026" */
  standing: string
  name: string
  email: string
  lines: readonly InvoiceLine[]
  total: InvoiceLine
  /** Set where no real money was paid. */
  mark: string | null
}>

export type InvoiceLine = Readonly<{ label: string; amount: string }>
