// Browsers without week data (older Firefox): regions whose week starts on a Sunday or a Saturday.
const sundayRegions =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW US VE VI WS YE ZA ZW'
const saturdayRegions = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'

type LocaleWithWeek = Intl.Locale & {
  getWeekInfo?: () => { firstDay: number }
  weekInfo?: { firstDay: number }
}

function weekStartOfRegion(region: string | undefined): number {
  if (!region) return 1
  if (sundayRegions.includes(region)) return 7
  return saturdayRegions.includes(region) ? 6 : 1
}

/** The first day of a week: 1 is Monday, 7 Sunday. */
export function weekStart(locale?: string): number {
  const known: LocaleWithWeek = new Intl.Locale(new Intl.DateTimeFormat(locale).resolvedOptions().locale)
  const week = known.getWeekInfo?.() ?? known.weekInfo
  return week?.firstDay ?? weekStartOfRegion(known.maximize().region)
}
