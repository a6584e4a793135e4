import { describe, expect, it } from 'vitest'
import { paths, pathTo, safeReturnTo, siteAddress } from './paths.ts'

describe('paths', () => {
  it('[APP-11] no two routes share an address', () => {
    const addresses = Object.values(paths)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('[APP-11] a route’s parameters stand in its address', () => {
    expect(pathTo('app.support.answer', { title: 'what-is-net-carb' })).toBe('/support/what-is-net-carb')
  })
})

describe('a page of the site', () => {
  it.each([
    ['/', '/'],
    ['/recipes/lemon-cod', '/recipes/lemon-cod'],
    ['/privacy-policy/', '/privacy-policy'],
    ['/Recipes', '/recipes'],
    ['//', '/'],
    ['//evil.example', '/evil.example'],
    ['/home//', '/home'],
  ])('[LAND-5] %s is found at %s', (typed, address) => {
    expect(siteAddress(typed)).toBe(address)
  })
})

describe('where a sign-in returns to', () => {
  it.each([
    ['/weight-tracker?log=2026-01-01#x', '/weight-tracker?log=2026-01-01#x'],
    [null, '/app'],
    ['', '/app'],
    ['https://evil.example', '/app'],
    ['//evil.example', '/app'],
    ['/\\evil.example', '/app'],
    ['/.//evil.example', '/app'],
    ['/plan/..//evil.example', '/app'],
    ['/%2e//evil.example', '/app'],
    ['/\t/evil.example', '/app'],
    ['/\t/[', '/app'],
    ['javascript:alert(1)', '/app'],
    ['/auth/login?returnTo=/auth/login', '/app'],
    ['/callback?code=1', '/app'],
    ['/logout', '/app'],
  ])('[AUTH-1] %s leads to %s', (asked, leadsTo) => {
    expect(safeReturnTo(asked)).toBe(leadsTo)
  })
})
