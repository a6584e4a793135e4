import { startTestApp } from '@butterleaf/testing/test-app'
import { expect, it } from 'vitest'
import { buildApp } from '../../main/app.ts'

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

it('[OPS-5] where the public address is elsewhere, a proxy that adds no header opens no metrics', async () => {
  const app = await startTestApp()
  const config = { ...app.config, logLevel: 'silent' as const, publicUrl: 'https://butterleaf.example' }
  const metricsToken = 'a-token-of-the-operator'
  const without = await buildApp({ ...app.context, config })
  const guarded = await buildApp({ ...app.context, config: { ...config, metricsToken } })
  try {
    // As nginx forwards by default: from this machine, by this machine's name.
    const forwarded = { url: '/metrics', remoteAddress: '127.0.0.1', headers: { host: '127.0.0.1:4000' } }
    expect((await without.inject(forwarded)).statusCode).toBe(404)
    expect((await guarded.inject(forwarded)).statusCode).toBe(404)
    const headers = { ...forwarded.headers, authorization: `Bearer ${metricsToken}` }
    expect((await guarded.inject({ ...forwarded, headers })).statusCode).toBe(200)
  } finally {
    await Promise.all([without.close(), guarded.close()])
    await app.close()
  }
})
