import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { ExtraSource, FoodExtra } from '@butterleaf/domain/food-log/food-extra'
import type { FoodSource, LogEntry, LogSource } from '@butterleaf/domain/food-log/log-entry'
import type { LogWrite } from '@butterleaf/domain/food-log/log-write'
import { decodeMacros, encodeMacros } from '../nutrition/macros-codec.ts'
import type { WireFoodExtra, WireLogEntry } from './calls.ts'

type Sent<Wire> = Omit<Wire, 'id'>

export function decodeEntry({
  date,
  place,
  source,
  figures,
  id,
  keepsLeftovers,
}: Omit<WireLogEntry, 'at'>): LogEntry {
  return {
    id,
    date: date as IsoDate,
    place,
    source: decodeSource(source),
    figures: decodeMacros(figures),
    ...(keepsLeftovers && { keepsLeftovers: true as const }),
  }
}

export function encodeEntry({
  id: _id,
  source,
  figures,
  ...entry
}: LogEntry): Omit<Sent<WireLogEntry>, 'at'> {
  return { ...entry, source: encodeSource(source), figures: encodeMacros(figures) }
}

export function decodeExtra(extra: Omit<WireFoodExtra, 'at'>): FoodExtra {
  const { id, source, figures, weekdays, from, until, isBought } = extra
  return {
    id,
    source: decodeExtraSource(source),
    figures: decodeMacros(figures),
    weekdays,
    from: from as IsoDate,
    ...(until ? { until: until as IsoDate } : {}),
    isBought,
  }
}

export function encodeExtra({
  id: _id,
  source,
  figures,
  weekdays,
  until,
  ...extra
}: FoodExtra): Omit<Sent<WireFoodExtra>, 'at'> {
  return {
    ...extra,
    source: encodeExtraSource(source),
    figures: encodeMacros(figures),
    weekdays: [...weekdays],
    until: until ?? null,
  }
}

export function decodeEntryWrite(wire: WireLogEntry): LogWrite<LogEntry> {
  return { id: wire.id, atMs: Date.parse(wire.at), value: decodeEntry(wire) }
}

export function decodeExtraWrite(wire: WireFoodExtra): LogWrite<FoodExtra> {
  return { id: wire.id, atMs: Date.parse(wire.at), value: decodeExtra(wire) }
}

function decodeSource(source: WireLogEntry['source']): LogSource {
  return source.kind === 'food' ? decodeFood(source) : source
}

function decodeExtraSource(source: WireFoodExtra['source']): ExtraSource {
  return source.kind === 'food' ? decodeFood(source) : source
}

function decodeFood({ measure, ...food }: Extract<WireLogEntry['source'], { kind: 'food' }>): FoodSource {
  return measure ? { ...food, measure } : food
}

function encodeSource(source: LogSource): WireLogEntry['source'] {
  return source.kind === 'food' ? { ...source, measure: source.measure ?? null } : source
}

function encodeExtraSource(source: ExtraSource): WireFoodExtra['source'] {
  return source.kind === 'food' ? { ...source, measure: source.measure ?? null } : source
}
