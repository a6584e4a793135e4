import {
  type handleServerStreamingCall,
  type handleUnaryCall,
  Server,
  ServerCredentials,
  type ServerWritableStream,
  status,
} from '@grpc/grpc-js'

type Values = Readonly<Record<string, boolean>>
type Listening = ServerWritableStream<Buffer, Buffer>

/** The part of flagd that a boolean flag needs: resolves one, and streams changes. */
export async function startFakeFlagd(initially: Values) {
  let values = initially
  let asked = 0
  const listening = new Set<Listening>()
  const resolveBoolean: handleUnaryCall<Buffer, Buffer> = ({ request }, answer) => {
    asked += 1
    const value = Object.entries(values).find(([name]) => request.includes(name))?.[1]
    if (value === undefined) answer({ code: status.NOT_FOUND, details: 'There is no such flag.' })
    else answer(null, encodeResolution(value))
  }
  const eventStream: handleServerStreamingCall<Buffer, Buffer> = (call) => {
    listening.add(call)
    call.once('close', () => listening.delete(call))
    call.write(text(1, 'provider_ready'))
  }
  const server = new Server()
  server.addService(service, { resolveBoolean, eventStream })
  const port = await new Promise<number>((resolve, reject) =>
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    ),
  )
  return {
    port,
    asked: () => asked,
    switchTo: (next: Values) => {
      const changed = Object.keys({ ...values, ...next })
      values = next
      for (const call of listening) call.write(changeOf(changed))
    },
    stop: async () => server.forceShutdown(),
  }
}

const same = (bytes: Buffer) => bytes
const wire = { requestStream: false, requestSerialize: same, requestDeserialize: same } as const
const call = { ...wire, responseSerialize: same, responseDeserialize: same }
const service = {
  resolveBoolean: { ...call, path: '/flagd.evaluation.v2.Service/ResolveBoolean', responseStream: false },
  eventStream: { ...call, path: '/flagd.evaluation.v2.Service/EventStream', responseStream: true },
}

/** ResolveBooleanResponse: value = 1, reason = 2, variant = 3. */
function encodeResolution(value: boolean): Buffer {
  return Buffer.concat([Buffer.from([0x08, Number(value)]), text(2, 'STATIC'), text(3, value ? 'on' : 'off')])
}

/** EventStreamResponse: type = 1, data = 2, a Struct with the names that changed under `flags`. */
function changeOf(names: readonly string[]): Buffer {
  const nothing = struct([])
  const flags = struct(names.map((name) => [name, nothing]))
  return Buffer.concat([text(1, 'configuration_change'), message(2, struct([['flags', flags]]))])
}

/** google.protobuf.Struct of Structs: a map in field 1, each value's struct in field 5. */
function struct(entries: readonly (readonly [string, Buffer])[]): Buffer {
  return Buffer.concat(
    entries.map(([name, inner]) => message(1, Buffer.concat([text(1, name), message(2, message(5, inner))]))),
  )
}

function text(field: number, words: string): Buffer {
  return message(field, Buffer.from(words))
}

/** A length-delimited field; everything here is shorter than 128 bytes, so a length is one byte. */
function message(field: number, bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([(field << 3) | 2, bytes.length]), bytes])
}
