import { holdsCardNumber } from '@butterleaf/domain/subscription/card-number'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { FastifyInstance } from 'fastify'

/** Some providers' ids are 32 hexadecimal digits, which may by chance contain a valid card number. */
const providerId = /^[0-9a-f]{32}$/i

/** CHK-10: a request with a card number in any field is refused before it is processed, and never stored. */
export function refuseCardNumbers(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    const field = fieldWithCardNumber({ body, query, params })
    if (field === undefined) return
    const message = 'This looks like a card number. Card numbers go to the payment provider only.'
    throw new AppError('invalid-input', { faults: [{ field, message }] })
  })
}

/** Without recursion, since the sender chooses how deeply a body is nested. */
function fieldWithCardNumber(sent: Record<string, unknown>): string | undefined {
  const rest: [string, unknown][] = Object.values(sent).map((part) => ['', part])
  for (let next = rest.pop(); next; next = rest.pop()) {
    const [field, value] = next
    if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) {
        if (holdsCardNumber(name)) return 'body'
        rest.push([field === '' ? name : `${field}.${name}`, part])
      }
    } else if (looksLikeCard(value)) return field || 'body'
  }
  return undefined
}

function looksLikeCard(value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false
  const text = String(value)
  return !providerId.test(text) && holdsCardNumber(text)
}
