import fc from 'fast-check'
import type { Schema } from './described-calls.ts'
import type { FuzzSettings } from './hostile-requests.ts'
import { hostileText, hostileValue, valuesOf } from './values.ts'

const nothing = { paths: {} }

/** A message of the assistants' protocol. */
export function rpcMessage(method: unknown, params: unknown): object {
  return { jsonrpc: '2.0', id: 1, method, params }
}

/** Arguments of a tool: most are nearly valid, so that they get far. */
export async function fuzzTool(
  { name, inputSchema }: { name: string; inputSchema: Schema },
  settings: FuzzSettings,
  check: (message: unknown) => Promise<void>,
): Promise<void> {
  const args = fc.oneof(
    { weight: 3, arbitrary: valuesOf(inputSchema, nothing, 0) },
    { weight: 4, arbitrary: valuesOf(inputSchema, nothing, 8) },
    { weight: 1, arbitrary: hostileValue },
  )
  const sent = args.map((value) => rpcMessage('tools/call', { name, arguments: value }))
  await fc.assert(fc.asyncProperty(sent, check), settings)
}

/** Messages that are hardly the protocol's, with headers that say it is one version or another. */
export async function fuzzMessages(
  settings: FuzzSettings,
  check: (message: unknown, headers: Record<string, string>) => Promise<void>,
): Promise<void> {
  const messages: fc.Arbitrary<unknown> = fc.oneof(
    fc.record({ jsonrpc: hostileText, id: hostileValue, method: hostileText, params: hostileValue }),
    hostileValue,
    fc.array(fc.constant(rpcMessage('tools/list', {})), { minLength: 2, maxLength: 200 }),
  )
  const versions = fc.constantFrom<Record<string, string>[]>(
    {},
    { 'mcp-protocol-version': '2026-07-28' },
    { 'mcp-protocol-version': 'x' },
  )
  await fc.assert(fc.asyncProperty(messages, versions, check), settings)
}
