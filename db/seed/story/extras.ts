import type { TagDefinitionType, TagEntityType, TagScope, TagValidator } from '#model/panels/enums.ts'

/** Tags and custom fields of the story. Records are named by their keys: e-mail, alias of the plan, key of the pool or the funding source. */

interface Place {
  /** discussions by their number from the newest */
  on: string | number
  value?: string
}

export interface StoryTag {
  name: string
  description: string
  scope: TagScope
  assignmentType: TagEntityType
  owner: string
  definition?: string
  places: readonly Place[]
}

export interface StoryField {
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

export const storyDefinitions: readonly {
  name: string
  description: string
  type: TagDefinitionType
  entityType: TagEntityType
  scope: TagScope
  options?: readonly string[]
}[] = [
  {
    name: 'Severity',
    description: 'How much a discussion needs somebody now',
    type: 'enum',
    entityType: 'query',
    scope: 'team',
    options: ['Low', 'Medium', 'High'],
  },
  {
    name: 'Renewal year',
    description: 'The year in which a contract ends',
    type: 'int',
    entityType: 'plan',
    scope: 'global',
  },
]

export const storyTags: readonly StoryTag[] = [
  {
    name: 'Escalated',
    description: 'A supervisor looks at it every morning',
    scope: 'team',
    assignmentType: 'query',
    owner: 'csr@consilium.test',
    definition: 'Severity',
    places: [
      { on: 1, value: 'High' },
      { on: 4, value: 'Medium' },
    ],
  },
  {
    name: 'Rare diagnosis',
    description: 'Fewer than one case a month',
    scope: 'global',
    assignmentType: 'query',
    owner: 'csr.admin@consilium.test',
    places: [{ on: 2 }, { on: 4 }, { on: 7 }],
  },
  {
    name: 'Call back',
    description: 'My own list for the afternoon',
    scope: 'user',
    assignmentType: 'query',
    owner: 'csr@consilium.test',
    places: [{ on: 3 }],
  },
  {
    name: 'Contract',
    description: 'Signed contract on file',
    scope: 'global',
    assignmentType: 'plan',
    owner: 'csr.admin@consilium.test',
    definition: 'Renewal year',
    places: [{ on: 'northfield', value: '2027' }],
  },
  {
    name: 'Congress speaker',
    description: 'Spoke at one of our meetings',
    scope: 'team',
    assignmentType: 'user',
    owner: 'csr@consilium.test',
    places: [{ on: 'expert@consilium.test' }],
  },
  {
    name: 'Looking for experts',
    description: 'More invitations are welcome',
    scope: 'team',
    assignmentType: 'pool',
    owner: 'csr@consilium.test',
    places: [{ on: 'thoracic' }],
  },
  {
    name: 'Annual report',
    description: 'The sponsor gets a report in January',
    scope: 'global',
    assignmentType: 'grant',
    owner: 'csr.admin@consilium.test',
    places: [{ on: 'beacon' }],
  },
  {
    name: 'Registry',
    description: 'For users of the census',
    scope: 'cen',
    assignmentType: 'user',
    owner: 'csr.super@consilium.test',
    places: [],
  },
]

export const storyFields: readonly StoryField[] = [
  {
    name: 'Contract number',
    description: 'As printed on the contract',
    entityType: 'plan',
    definitionType: 'string',
    maxLength: 20,
    set: [{ on: 'northfield', value: 'NF-2024-0117' }],
  },
  {
    name: 'Service level',
    description: 'Agreed with the sponsor',
    entityType: 'plan',
    definitionType: 'enum',
    values: ['Bronze', 'Silver', 'Gold'],
    set: [
      { on: 'northfield', value: 'Gold' },
      { on: 'standard', value: 'Silver' },
    ],
  },
  {
    name: 'Covered employees',
    description: 'Counted once a year',
    entityType: 'plan',
    definitionType: 'int',
    min: '1',
    max: '1000000',
    set: [{ on: 'northfield', value: '4200' }],
  },
  {
    name: 'Contact of the sponsor',
    description: 'Whom to write to about the fund',
    entityType: 'grant',
    definitionType: 'string',
    validator: 'email',
    set: [{ on: 'beacon', value: 'office@beacon-fund.test' }],
  },
  {
    name: 'Board meeting',
    description: 'When the board of the fund meets next',
    entityType: 'grant',
    definitionType: 'timestamp',
    set: [],
  },
  {
    name: 'Conflict form on file',
    description: 'The declaration of interests was received',
    entityType: 'user',
    definitionType: 'boolean',
    userType: 2,
    set: [{ on: 'expert@consilium.test', value: 'true' }],
  },
  {
    name: 'Personal page',
    description: 'Page of the person at the institution',
    entityType: 'user',
    definitionType: 'string',
    validator: 'url',
    userType: 2,
    set: [],
  },
  {
    name: 'Preferred pharmacy ZIP',
    description: '',
    entityType: 'user',
    definitionType: 'string',
    validator: 'zip',
    userType: 1,
    set: [],
  },
  {
    name: 'Target size',
    description: 'How many experts the pool should have',
    entityType: 'pool',
    definitionType: 'int',
    min: '0',
    max: '500',
    set: [{ on: 'breast', value: '24' }],
  },
  {
    name: 'Satisfaction',
    description: 'Asked on the telephone, 0 to 10',
    entityType: 'query',
    definitionType: 'float',
    min: '0',
    max: '10',
    set: [{ on: 5, value: '8.5' }],
  },
  {
    name: 'Fax of the practice',
    description: 'No longer asked',
    entityType: 'user',
    definitionType: 'string',
    validator: 'phone',
    disabled: true,
    set: [],
  },
]
