import type { TagDefinitionType, TagEntityType, TagScope, TagValidator } from '#model/classification/enums.ts'
import type { macroKeys, Undoable } from '#model/discussions/triage.ts'
import extras from './extras.json' with { type: 'json' }

/** Tags, custom fields and macros of the demo. Records are named by their keys: e-mail, alias of the plan, key of the pool or the funding source. */

interface Place {
  /** discussions by their number from the newest */
  on: string | number
  value?: string
}

export interface DemoTag {
  name: string
  description: string
  scope: TagScope
  assignmentType: TagEntityType
  owner: string
  definition?: string
  places: readonly Place[]
}

export interface DemoField {
  name: string
  description: string
  entityType: TagEntityType
  definitionType: TagDefinitionType
  userType?: number
  validator?: TagValidator
  min?: string
  max?: string
  maxLength?: number
  values?: readonly string[]
  disabled?: true
  set: readonly Place[]
}

export interface DemoDefinition {
  name: string
  description: string
  type: TagDefinitionType
  entityType: TagEntityType
  scope: TagScope
  options?: readonly string[]
}

export interface DemoMacro {
  key: (typeof macroKeys)[number]
  name: string
  command: Undoable
  text: string
  /** name of a tag */
  tag: string | null
}

export const demoDefinitions = extras.definitions as readonly DemoDefinition[]
export const demoTags = extras.tags as readonly DemoTag[]
export const demoFields = extras.fields as readonly DemoField[]
export const demoMacros = extras.macros as readonly DemoMacro[]
