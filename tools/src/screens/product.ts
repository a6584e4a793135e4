import { startServer } from '../load/server-process.ts'

/** The built product with its demo account, for as long as it is looked at. */
export async function withProduct<Result>(look: (origin: string) => Promise<Result>): Promise<Result> {
  // In production there is no demo account.
  const environment = { NODE_ENV: 'development' }
  const server = await startServer(environment, { words: ['--demo'], host: 'localhost' })
  try {
    return await look(server.origin)
  } finally {
    await server.stop()
  }
}
