import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'

/** Time zones of the places whose seasons are half a year on. */
const southern =
  /^(Australia|Antarctica)\/|^Pacific\/(Auckland|Chatham|Fiji|Tongatapu|Noumea)$|^America\/(Argentina|Sao_Paulo|Santiago|Punta_Arenas|Montevideo|Asuncion|Buenos_Aires|Campo_Grande|Cuiaba|La_Paz|Lima)|^Africa\/(Johannesburg|Harare|Maputo|Windhoek|Gaborone|Lusaka|Maseru|Mbabane)$/

/** The month, 1 to 12, in which the north has the season that the place of this time zone has on the date. */
export function northernMonth(date: IsoDate, zone: string): number {
  const month = Number(date.slice(5, 7))
  return southern.test(zone) ? ((month + 5) % 12) + 1 : month
}
