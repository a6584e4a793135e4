import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { bundledEntry, serverEntry } from './build.mjs'
import { findPortHolder } from './port-holder.mjs'
import { Refusal } from './steps.mjs'

const defaultPort = 3000
const drainMilliseconds = 3000

/** The port the server will listen on, from the same variable the server reads. */
export function wantedPort(env = process.env) {
  const text = env.PORT?.trim() || String(defaultPort)
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new Refusal(`PORT must be a whole number up to 65535, and it is "${text}".`)
}

/** Refuses while another program listens on the port: said before minutes of installing, not after. */
export async function assertPortFree(port) {
  if (port === 0) return
  const giveUpAt = Date.now() + drainMilliseconds
  for (let problem = await problemOf(port); problem; problem = await problemOf(port)) {
    if (problem === 'EACCES') {
      throw new Refusal(`This user may not listen on port ${port}. Choose one above 1023: ${another(port)}`)
    }
    const holder = await findPortHolder(port)
    // Started again right after a stop: the server before this one may still be finishing its answers.
    if (!isOurServer(holder) || Date.now() > giveUpAt) throw new Refusal(takenSentence(port, holder))
    await pause(100)
  }
}

async function problemOf(port) {
  // One by one, since on macOS a listener on one address leaves the others free to take.
  for (const host of ['127.0.0.1', '::1', '0.0.0.0', '::']) {
    const problem = await tryListening(port, host)
    if (problem === 'EADDRINUSE' || problem === 'EACCES') return problem
  }
  return undefined
}

/** The error's code, or nothing. An address this machine does not have is no obstacle. */
function tryListening(port, host) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(error.code))
    probe.listen({ port, host, exclusive: true, ipv6Only: host === '::' }, () => probe.close(() => resolve()))
  })
}

function isOurServer(holder) {
  return [serverEntry, bundledEntry].some((entry) => holder?.command.includes(entry))
}

function takenSentence(port, holder) {
  if (!holder) return `Port ${port} is taken by another program. ${remedy(port)}`
  const who = isOurServer(holder) ? 'Butterleaf, which is running already' : holder.name
  return `Port ${port} is taken by ${who} (process ${holder.pid}). ${remedy(port)}`
}

function remedy(port) {
  return `Stop that program, or choose another port: ${another(port)}`
}

function another(port) {
  return `PORT=${port < 1024 || port === 65_535 ? defaultPort + 1 : port + 1} npm start`
}
