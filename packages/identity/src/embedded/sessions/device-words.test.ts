import { expect, it } from 'vitest'
import { deviceWords } from './device-words.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const iphone = '(iPhone; CPU iPhone OS 26_1 like Mac OS X)'
const windows = '(Windows NT 10.0; Win64; x64)'
const mac = '(Macintosh; Intel Mac OS X 10_15_7)'
const android = '(Linux; Android 10; K)'

it.each([
  ['Firefox', 'Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Firefox', 'Android', 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'],
  ['Firefox', 'iPhone', `Mozilla/5.0 ${iphone} ${webkit} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`],
  ['Chrome', 'Windows', `Mozilla/5.0 ${windows} ${blink} Chrome/142.0.0.0 Safari/537.36`],
  ['Chrome', 'Android', `Mozilla/5.0 ${android} ${blink} Chrome/142.0.0.0 Mobile Safari/537.36`],
  ['Chrome', 'iPhone', `Mozilla/5.0 ${iphone} ${webkit} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`],
  ['Chrome', 'ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/142.0.0.0 Safari/537.36`],
  ['Chrome', 'Linux', `Mozilla/5.0 (X11; Linux x86_64) ${blink} HeadlessChrome/142.0.0.0 Safari/537.36`],
  ['Edge', 'Windows', `Mozilla/5.0 ${windows} ${blink} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`],
  ['Opera', 'Mac', `Mozilla/5.0 ${mac} ${blink} Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0`],
  [
    'Samsung Internet',
    'Android',
    `Mozilla/5.0 ${android} ${blink} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
  ],
  ['DuckDuckGo', 'Mac', `Mozilla/5.0 ${mac} ${webkit} Version/26.1 Safari/605.1.15 Ddg/26.1`],
  ['Safari', 'Mac', `Mozilla/5.0 ${mac} ${webkit} Version/26.1 Safari/605.1.15`],
  ['Safari', 'iPad', `Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) ${webkit} Version/26.1 Safari/604.1`],
  ['Edge', 'Android', `Mozilla/5.0 ${android} ${blink} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0`],
  ['Edge', 'iPhone', `Mozilla/5.0 ${iphone} ${webkit} Version/18.0 EdgiOS/142.0.0.0 Mobile Safari/605.1.15`],
  ['Opera', 'iPhone', `Mozilla/5.0 ${iphone} ${webkit} Version/18.0 Mobile Safari/604.1 OPT/6.1.0`],
  ['DuckDuckGo', 'Android', `Mozilla/5.0 ${android} ${webkit} Version/4.0 Mobile DuckDuckGo/5 Safari/537.36`],
  [null, 'Windows', `Mozilla/5.0 ${windows} NotFirefox/1.0 MyChrome/2.0 XCriOS/3`],
  [null, null, 'iPhones Androids CrOSs Macintoshes Linuxes iPads WindowsNT Edge/18 Version/4 SafariX/1'],
  [null, null, 'aiPhone anAndroid aCrOS aMacintosh aLinux aniPad aWindows NT anOPR/1 anEdg/1 aDdg/1'],
  [null, 'Android', `Mozilla/5.0 ${android} ${blink} SomethingNew/1.0`],
  [null, null, 'curl/8.14.1'],
  [null, null, ''],
  [null, null, `${'x'.repeat(5_000)} Firefox/145.0`],
])('%s on %s: %s', (browser, system, userAgent) => {
  expect(deviceWords(userAgent)).toEqual({ browser, system })
})
