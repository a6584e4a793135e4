import { startTestApp } from '@butterleaf/testing/test-app'
import { expect, it } from 'vitest'

it.each([
  [{}, { 'x-forwarded-for': '127.0.0.1' }],
  [{}, { forwarded: 'for=127.0.0.1' }],
  [{ TRUST_PROXY: 'true' }, { 'x-forwarded-for': '127.0.0.1' }],
  [{ TRUST_PROXY: 'true' }, { 'x-forwarded-for': '127.0.0.1, 10.0.0.1' }],
])(
  '[OPS-5] without a token, metrics are for nobody whom a proxy lets in: %o, %o',
  async (environment, headers) => {
    const app = await startTestApp({ environment })
    try {
      expect((await app.request('GET', '/metrics')).status).toBe(200)
      expect((await app.request('GET', '/metrics', { headers })).status).toBe(404)
    } finally {
      await app.close()
    }
  },
)
