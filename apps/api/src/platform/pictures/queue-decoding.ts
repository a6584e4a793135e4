import { queueByKey } from '@butterleaf/server-kit/process/queue-by-key'

const queue = queueByKey()

/** One at a time in a process: decoding needs memory for every pixel. */
export function queueDecoding<Value>(decode: () => Promise<Value>): Promise<Value> {
  return queue('picture', decode)
}
