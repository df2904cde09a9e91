import type { Limits } from '../limits.ts'
import type { ExpertSelectionMode } from './enums.ts'

/** Effective settings of a discussion. Times and duration in hours; a reminder of 0 is off. */
export interface DiscussionSettings {
  panelSize: number
  maxResponseTime: number
  maxQueryDuration: number
  firstReminder: number
  secondReminder: number
  expertSelectionMode: ExpertSelectionMode
}
export type SettingName = keyof DiscussionSettings

export const settingOrigins = ['query', 'plan', 'grant', 'default'] as const
export type SettingOrigin = (typeof settingOrigins)[number]

export type Override = { [K in SettingName]?: DiscussionSettings[K] | null }
export interface SettingSources {
  query: Override
  plan: Override | null
  grant: Override | null
  defaults: DiscussionSettings
}
export type ResolvedSettings = { [K in SettingName]: { value: DiscussionSettings[K]; origin: SettingOrigin } }

/** Defaults when neither discussion, plan nor grant has a value. */
export const defaultSettings = (limits: Limits): DiscussionSettings => ({
  panelSize: limits['discussion.panelSize'],
  maxResponseTime: limits['discussion.maxResponseTime'],
  maxQueryDuration: limits['discussion.maxDuration'],
  firstReminder: limits['discussion.firstReminder'],
  secondReminder: limits['discussion.secondReminder'],
  expertSelectionMode: 'grant_first',
})

/** Resolves each setting from discussion, plan, grant and default, in this order, with its source. */
export function resolveSettings({ query, plan, grant, defaults }: SettingSources): ResolvedSettings {
  const pick = <K extends SettingName>(name: K): { value: DiscussionSettings[K]; origin: SettingOrigin } => {
    const sources: [SettingOrigin, Override | null][] = [
      ['query', query],
      ['plan', plan],
      ['grant', grant],
    ]
    for (const [origin, source] of sources) {
      const value = source?.[name]
      if (value !== null && value !== undefined) return { value: value as DiscussionSettings[K], origin }
    }
    return { value: defaults[name], origin: 'default' }
  }
  return {
    panelSize: pick('panelSize'),
    maxResponseTime: pick('maxResponseTime'),
    maxQueryDuration: pick('maxQueryDuration'),
    firstReminder: pick('firstReminder'),
    secondReminder: pick('secondReminder'),
    expertSelectionMode: pick('expertSelectionMode'),
  }
}

export const valuesOf = (resolved: ResolvedSettings): DiscussionSettings => ({
  panelSize: resolved.panelSize.value,
  maxResponseTime: resolved.maxResponseTime.value,
  maxQueryDuration: resolved.maxQueryDuration.value,
  firstReminder: resolved.firstReminder.value,
  secondReminder: resolved.secondReminder.value,
  expertSelectionMode: resolved.expertSelectionMode.value,
})
