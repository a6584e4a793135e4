import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from './steps.mjs'

const drainMilliseconds = 3000

/** The port the server will listen on, from the same variable the server reads. */
export function wantedPort({ PORT } = process.env) {
  const text = PORT?.trim() || '3000'
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text)
  throw new Refusal(`PORT must be a whole number up to 65535, and it is "${text}".`)
}

/** Refuses while another program listens on the port: said before minutes of installing, not after. */
export async function assertPortFree(port) {
  // Started again right after a stop: the server before this one may still be finishing its answers.
  const giveUpAt = Date.now() + drainMilliseconds
  while ((await isAnswered('127.0.0.1', port)) || (await isAnswered('::1', port))) {
    if (Date.now() > giveUpAt) {
      const other = port < 1024 || port === 65_535 ? 3001 : port + 1
      const remedy = `Stop that program, or choose another port: PORT=${other} npm start`
      throw new Refusal(`Port ${port} is taken by another program, perhaps by Butterleaf itself. ${remedy}`)
    }
    await pause(100)
  }
}

async function isAnswered(host, port) {
  const socket = connect({ port, host })
  const isThere = await once(socket, 'connect').then(Boolean, () => false)
  socket.destroy()
  return isThere
}
