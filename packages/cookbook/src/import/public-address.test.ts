import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

describe('isPublicAddress', () => {
  it.each([
    '1.1.1.1',
    '93.184.216.34',
    '8.8.8.8',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '192.167.1.1',
    '223.255.255.254',
    '2606:4700:4700::1111',
    '2a00:1450:4001::200e',
  ])('lets %s through', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    ['this host', '0.0.0.0'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['carrier-grade NAT', '100.127.255.255'],
    ['link-local, a cloud’s metadata', '169.254.169.254'],
    ['protocol assignments', '192.0.0.1'],
    ['documents', '192.0.2.1'],
    ['documents', '198.51.100.1'],
    ['documents', '203.0.113.1'],
    ['benchmarks', '198.18.0.1'],
    ['6to4 relay', '192.88.99.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['mapped loopback', '::ffff:127.0.0.1'],
    ['mapped private', '::ffff:10.0.0.1'],
    ['mapped public', '::ffff:8.8.8.8'],
    ['mapped, in hex', '::ffff:7f00:1'],
    ['compatible', '::127.0.0.1'],
    ['translated', '64:ff9b::7f00:1'],
    ['translated locally', '64:ff9b:1::1'],
    ['unique local', 'fc00::1'],
    ['unique local', 'fd12:3456::1'],
    ['link-local', 'fe80::1'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['documents', '2001:db8::1'],
    ['documents', '3fff::1'],
    ['Teredo', '2001:0:4136::1'],
    ['benchmarks', '2001:2::1'],
    ['6to4', '2002:7f00:1::1'],
    ['discard', '100::1'],
    ['no address', 'localhost'],
    ['no address', ''],
    ['no address', '1.1.1'],
  ])('refuses %s: %s', (_kind, address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
