import files from './files.json' with { type: 'json' }

export interface DemoPaper {
  name: string
  description: string
  /** what is in the document */
  lines: readonly string[]
}

export interface DemoFile extends DemoPaper {
  daysAgo: number
}

/** Documents of plans. The plan is named by its alias. */
export const demoFiles: readonly (DemoFile & { plan: string })[] = files.plans

/** Papers that members keep for themselves, to have them at hand when they ask. */
export const ownFiles: readonly (DemoFile & { owner: string })[] = files.own

/** Papers that askers attached to discussions, which are over by now. */
export const attachedFiles: readonly (DemoPaper & { asker: string; title: string })[] = files.attached
