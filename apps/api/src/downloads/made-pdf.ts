import { AppError } from '../app-error.ts'
import { PoolError } from '../pdf/worker-pool.ts'

const retryAfterSeconds = 5

/** Where there is no room for one more, or a thread failed at it, the caller is asked to come again. */
export async function madePdf(making: Promise<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  try {
    // Handed over by a thread, never shared with it.
    return (await making) as Uint8Array<ArrayBuffer>
  } catch (error) {
    if (!(error instanceof PoolError)) throw error
    const refusal = new AppError('unavailable', { retryAfterSeconds })
    refusal.cause = error
    throw refusal
  }
}
