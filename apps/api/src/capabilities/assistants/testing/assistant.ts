import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

export interface ToolSaid {
  says: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects, and fails when it isn't there
  data: any
  isRefused: boolean
}

export interface Assistant {
  client: Client
  call(name: string, args?: Record<string, unknown>): Promise<ToolSaid>
  close(): Promise<void>
}

type Options = Readonly<{
  /** `legacy`: the handshake of 2025; else the protocol of 2026. */
  era?: 'legacy' | 'auto'
  /** What the person answers to a question; without it the client shows no form. */
  answer?: (question: string) => { action: 'accept' | 'decline'; confirm?: boolean }
}>

/** An assistant with the protocol's own client library. */
export async function connectAssistant(
  origin: string,
  token: string,
  { era = 'auto', answer }: Options = {},
): Promise<Assistant> {
  const client = new Client(
    { name: 'test', version: '1' },
    { capabilities: answer ? { elicitation: { form: {} } } : {}, versionNegotiation: { mode: era } },
  )
  if (answer)
    client.setRequestHandler('elicitation/create', async ({ params }) => {
      const { action, confirm } = answer(params.message)
      return { action, ...(confirm !== undefined && { content: { confirm } }) }
    })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { requestInit }))
  return {
    client,
    call: async (name, args = {}) => {
      const result = await client.callTool({ name, arguments: args })
      const [first] = result.content
      return {
        says: first?.type === 'text' ? first.text : '',
        data: result.structuredContent ?? {},
        isRefused: result.isError === true,
      }
    },
    close: () => client.close(),
  }
}
