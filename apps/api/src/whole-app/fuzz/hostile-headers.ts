import fc from 'fast-check'

const headerText = fc
  .oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom('x'.repeat(300), 'Europe/Paris', '*', 'W/"a"', '-1', '9'.repeat(20)),
  )
  .map((text) => text.trim())
const headerNames = [
  'time-zone',
  'idempotency-key',
  'if-none-match',
  'last-event-id',
  'range',
  'accept',
  'accept-encoding',
]
export const headersSent = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...headerNames), headerText, { maxKeys: 2 }) },
)
