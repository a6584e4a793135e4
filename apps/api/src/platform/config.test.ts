import path from 'node:path'
import { ConfigError } from '@butterleaf/server-kit/process/config-error'
import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'

describe('config', () => {
  it('[OPS-1] needs nothing: SQLite, the embedded provider and mail as files on localhost', () => {
    const config = parseConfig({})
    expect(config).toMatchObject({
      publicUrl: 'http://localhost:3000',
      database: { engine: 'sqlite' },
      identity: {
        kind: 'embedded',
        issuer: 'http://localhost:3000/idp',
        audience: 'http://localhost:3000/api',
      },
      mail: { kind: 'files' },
    })
  })

  it('[OPS-2] takes PostgreSQL by DATABASE_URL alone', () => {
    const url = 'postgres://butterleaf@localhost/butterleaf'
    expect(parseConfig({ DATABASE_URL: url }).database).toEqual({ engine: 'postgres', url })
  })

  it('[AUTH-6] takes any provider by OIDC_* alone', () => {
    const identity = parseConfig({
      OIDC_ISSUER: 'https://id.example.org/realm',
      OIDC_CLIENT_ID: 'keto',
      OIDC_AUDIENCE: 'https://api.example.org',
      OIDC_EXTRA_PARAMS: 'audience=https://api.example.org&prompt=login',
      OIDC_END_SESSION_URL: 'https://id.example.org/logout',
    }).identity
    expect(identity).toEqual({
      kind: 'external',
      issuer: 'https://id.example.org/realm',
      clientId: 'keto',
      audience: 'https://api.example.org',
      assistantsAudience: 'http://localhost:3000/mcp',
      scope: 'openid profile email',
      extraAuthParams: { audience: 'https://api.example.org', prompt: 'login' },
      endSessionUrl: 'https://id.example.org/logout',
    })
  })

  it.each([
    [{}, { kind: 'file', file: path.resolve('data/flags.json') }],
    [{ FLAGS_FILE: '/etc/butterleaf/flags.json' }, { kind: 'file', file: '/etc/butterleaf/flags.json' }],
    [{ FLAGD_URL: 'grpc://flagd' }, { kind: 'flagd', host: 'flagd', port: 8013, tls: false }],
    [{ FLAGD_URL: 'grpcs://flagd:443' }, { kind: 'flagd', host: 'flagd', port: 443, tls: true }],
    [{ LAUNCHDARKLY_SDK_KEY: 'sdk-1' }, { kind: 'launchdarkly', sdkKey: 'sdk-1' }],
  ])('[LAND-6] takes flags from a file, flagd or LaunchDarkly: %o', (environment, flags) => {
    expect(parseConfig(environment).flags).toEqual(flags)
  })

  it.each([
    [{ FLAGD_URL: 'http://flagd' }, /FLAGD_URL must be a grpc:/],
    [{ FLAGS_FILE: 'x.json', FLAGD_URL: 'grpc://flagd' }, /FLAGS_FILE and FLAGD_URL are set/],
    [{ SUPPORT_EMAIL: 'help' }, /SUPPORT_EMAIL must be an e-mail address/],
    [{ SUPPORT_CHAT_URL: 'http://chat.example.org' }, /SUPPORT_CHAT_URL must be an https address/],
    [{ PORT: 'eighty' }, /PORT must be a number/],
    [{ PUBLIC_URL: 'butterleaf.example.org' }, /PUBLIC_URL must be an http or https address/],
    [{ PUBLIC_URL: 'https://example.org/app' }, /PUBLIC_URL must be an origin alone/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be a postgres:\/\/ address/],
    [{ OIDC_CLIENT_ID: 'x' }, /OIDC_CLIENT_ID is set, but OIDC_ISSUER is not/],
    [{ OIDC_ISSUER: 'https://id.example.org' }, /OIDC_ISSUER needs OIDC_CLIENT_ID/],
    [
      { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'x', OIDC_EXTRA_PARAMS: '{oops' },
      /OIDC_EXTRA_PARAMS/,
    ],
    [{ SMTP_URL: 'smtp://mail.example.org' }, /SMTP_URL needs MAIL_FROM/],
    [
      { NODE_ENV: 'production', PUBLIC_URL: 'http://plan.example.org' },
      /PUBLIC_URL must be an https address/,
    ],
    [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN/],
  ])('a contradiction stops the start with a sentence: %o', (environment, sentence) => {
    expect(() => parseConfig(environment)).toThrow(ConfigError)
    expect(() => parseConfig(environment)).toThrow(sentence)
  })

  it('names every setting at fault at once', () => {
    expect(() => parseConfig({ PORT: '0', SMTP_URL: 'x' })).toThrow(/PORT.*SMTP_URL/)
  })

  it('an empty variable is the same as none', () => {
    expect(parseConfig({ OIDC_ISSUER: '', DATABASE_URL: '' }).database.engine).toBe('sqlite')
  })
})
