/** One page: who, what, how much; every figure and day in words already. */
export type InvoiceModel = Readonly<{
  number: string
  /** "November 21, 2026 · Paid on November 21, 2026" */
  standing: string
  name: string
  email: string
  lines: readonly InvoiceLine[]
  total: InvoiceLine
  /** Where it is about no real money. */
  mark: string | null
}>

export type InvoiceLine = Readonly<{ label: string; amount: string }>
