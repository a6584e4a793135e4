import { afterEach, describe, expect, it } from 'vitest'
import { parseConfig } from '#platform/config.ts'
import type { FlagSource } from './flag-source.ts'
import { flagSourceOf } from './flag-source-of.ts'
import { openFlags } from './open-flags.ts'
import { startFakeFlagd } from './testing/fake-flagd.ts'

let source: FlagSource | undefined
afterEach(async () => {
  await source?.close()
  source = undefined
})

describe('flagd', () => {
  it('[LAND-6] switches flags, each change is heard of', async () => {
    const flagd = await startFakeFlagd({ 'trust-badge': true })
    source = await openFlags(parseConfig({ FLAGD_URL: `grpc://127.0.0.1:${flagd.port}` }).flags)
    const { current } = source
    await expect.poll(current).toEqual({ 'trust-badge': true })
    flagd.switchTo({ 'trust-badge': false })
    await expect.poll(current).toEqual({ 'trust-badge': false })
    flagd.switchTo({})
    flagd.switchTo({ 'trust-badge': true })
    await expect.poll(current).toEqual({ 'trust-badge': true })
    await flagd.stop()
  })

  it('that knows no such flag leaves it at its default', async () => {
    const flagd = await startFakeFlagd({})
    source = await openFlags(parseConfig({ FLAGD_URL: `grpc://127.0.0.1:${flagd.port}` }).flags)
    await expect.poll(flagd.asked).toBeGreaterThan(0)
    expect(source.current()).toEqual({ 'trust-badge': false })
    await flagd.stop()
  })

  it('that goes away changes nothing and is told of', async () => {
    const flagd = await startFakeFlagd({ 'trust-badge': true })
    source = await openFlags(parseConfig({ FLAGD_URL: `grpc://127.0.0.1:${flagd.port}` }).flags)
    const { current } = source
    const told: string[] = []
    source.onTrouble((sentence) => told.push(sentence))
    await expect.poll(current).toEqual({ 'trust-badge': true })
    await flagd.stop()
    await expect.poll(() => told, { timeout: 15_000 }).toHaveLength(1)
    expect(told[0]).toMatch(/^Flags stay as they were/)
    expect(current()).toEqual({ 'trust-badge': true })
  })

  it('that is away doesn’t hold up the start', async () => {
    source = await openFlags({ kind: 'flagd', host: '127.0.0.1', port: 1, tls: false })
    expect(source.current()).toEqual({ 'trust-badge': false })
  })
})

describe('LaunchDarkly', () => {
  it('[LAND-6] switches flags, each change is heard of', async () => {
    const { LaunchDarklyProvider } = await import('@launchdarkly/openfeature-node-server')
    const { integrations } = await import('@launchdarkly/node-server-sdk')
    const data = new integrations.TestData()
    const options = { updateProcessor: data.getFactory(), sendEvents: false, diagnosticOptOut: true }
    source = flagSourceOf(new LaunchDarklyProvider('sdk-key', options), 'LaunchDarkly')
    const { current } = source
    await data.update(data.flag('trust-badge').booleanFlag().variationForAll(true))
    await expect.poll(current).toEqual({ 'trust-badge': true })
    await data.update(data.flag('trust-badge').variationForAll(false))
    await expect.poll(current).toEqual({ 'trust-badge': false })
  })
})
