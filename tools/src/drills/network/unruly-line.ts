import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'

type Condition = { delayMs: number; isSilent: boolean; isCut: boolean }
/** An end of the line: what waits to be written to it, and whether it hears nothing any more. */
type End = { socket: Socket; isDeaf: boolean; isWaiting: boolean; queue: Promise<void> }
export type UnrulyLine = {
  port: number
  slow(delayMs: number): void
  silence(): void
  cut(): void
  /** New connections are well; those that were silenced stay so, as after a partition nobody tells of. */
  heal(): void
  close(): void
}

/** A line to a server that can be made slow, silent or cut, and well again. Silent: it takes everything and brings nothing. */
export async function openUnrulyLine(port: number): Promise<UnrulyLine> {
  const line: Condition = { delayMs: 0, isSilent: false, isCut: false }
  const sockets = new Set<Socket>()
  const open = (socket: Socket): End => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => sockets.delete(socket))
    return { socket, isDeaf: false, isWaiting: false, queue: Promise.resolve() }
  }
  const server = net.createServer({ noDelay: true }, (socket) => {
    if (line.isCut) return void socket.destroy()
    const near = open(socket)
    const far = open(net.connect({ port, host: '127.0.0.1', noDelay: true }))
    connect(line, near, far)
    connect(line, far, near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cutAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    slow: (delayMs) => void Object.assign(line, { delayMs }),
    silence: () => void Object.assign(line, { isSilent: true }),
    cut: () => {
      line.isCut = true
      cutAll()
    },
    heal: () => void Object.assign(line, { delayMs: 0, isSilent: false, isCut: false }),
    close: () => {
      cutAll()
      server.close()
    },
  }
}

function connect(line: Condition, from: End, to: End): void {
  from.socket.on('data', (bytes) => carry(line, to, bytes))
  from.socket.once('close', () => to.socket.destroy())
}

function carry(line: Condition, to: End, bytes: Buffer): void {
  if (line.isSilent) to.isDeaf = true
  if (to.isDeaf) return
  if (line.delayMs === 0 && !to.isWaiting) return void to.socket.write(bytes)
  // In order, also when the line has become fast meanwhile.
  to.isWaiting = true
  to.queue = to.queue.then(async () => {
    await new Promise((resolve) => setTimeout(resolve, line.delayMs))
    if (!to.socket.destroyed) to.socket.write(bytes)
  })
}
