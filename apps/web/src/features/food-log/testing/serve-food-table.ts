import { encodeFoodTable } from '@butterleaf/domain/food-table/food-table'
import { tableFoods, tablePlates } from '@butterleaf/domain/food-table/testing/table-foods'
import { vi } from 'vitest'
import { foodTableAddress } from '#lib/food-log/food-table-address.ts'

const text = encodeFoodTable({
  foods: tableFoods,
  commonIds: ['01123', '09040', '14106'],
  synonyms: new Map([['aubergine', 'eggplant']]),
  plates: tablePlates,
})

/** Answers with a small food table, and passes all else to the server that a test has set up. `isGone`: without a network. */
export function serveFoodTable({ isGone = () => false }: { isGone?: () => boolean } = {}): void {
  const others = globalThis.fetch
  vi.stubGlobal('fetch', async (address: RequestInfo | URL, init?: RequestInit) => {
    if (String(address) !== foodTableAddress) return others(address, init)
    if (isGone()) throw new TypeError('no network')
    return new Response(text, { headers: { 'content-type': 'text/plain' } })
  })
}
