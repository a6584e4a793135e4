import { once } from 'node:events'
import net from 'node:net'

/** A line to a server that can be made slow, silent or cut, and well again. Silent: it takes everything and brings nothing. */
export async function openUnrulyLine(port) {
  const line = { delayMs: 0, isSilent: false, isCut: false }
  const sockets = new Set()
  const keep = (socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => sockets.delete(socket))
  }
  const server = net.createServer({ noDelay: true }, (near) => {
    if (line.isCut) return near.destroy()
    const far = net.connect({ port, host: '127.0.0.1', noDelay: true })
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      keep(from)
      from.on('data', (bytes) => carry(line, to, bytes))
      from.once('close', () => to.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cutAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: server.address().port,
    slow: (delayMs) => Object.assign(line, { delayMs }),
    silence: () => Object.assign(line, { isSilent: true }),
    cut: () => {
      line.isCut = true
      cutAll()
    },
    /** New connections are well; those that were silenced stay so, as after a partition nobody tells of. */
    heal: () => Object.assign(line, { delayMs: 0, isSilent: false, isCut: false }),
    close: () => {
      cutAll()
      server.close()
    },
  }
}

function carry(line, to, bytes) {
  if (line.isSilent) to.isDeaf = true
  if (to.isDeaf) return
  if (line.delayMs === 0 && !to.isWaiting) return void to.write(bytes)
  // In order, also when the line has become fast meanwhile.
  to.isWaiting = true
  to.queue = (to.queue ?? Promise.resolve()).then(async () => {
    await new Promise((resolve) => setTimeout(resolve, line.delayMs))
    if (!to.destroyed) to.write(bytes)
  })
}
