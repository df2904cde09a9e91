/** Tags, in the back office. */
export const en = {
  resources: {
    tags: {
      name: 'Tag |||| Tags',
      fields: {
        name: 'Name', description: 'Description', scope: 'Scope', assignmentType: 'Assignment type', definitionId: 'Definition', value: 'Value',
        targets: 'Targets', ownerId: 'Owner', updatedAt: 'Updated', entityType: 'Entity type',
      },
    },
    tagDefinitions: {
      name: 'Tag definition |||| Tag definitions',
      fields: {
        name: 'Name', description: 'Description', type: 'Type', validator: 'Validator', options: 'Choices', entityType: 'Entity type', scope: 'Scope', tags: 'Tags',
      },
    },
    tagTargets: {
      name: 'Target |||| Targets',
      fields: { tagName: 'Tag', entityType: 'Entity type', entityId: 'Record', value: 'Value', createdBy: 'By', createdAt: 'Added' },
    },
  },
  extras: { tab: 'Additional' },
  tags: {
    tabTags: 'Tags',
    tabDefinitions: 'Definitions',
    tabTargets: 'Targets',
    scopeName: { user: 'My', team: 'Team', global: 'Global', cen: 'Census' },
    scopeHint: 'My: only you use it. Team and global: all staff. Census: for census users.',
    assignmentHint: 'What the tag may be put on. It stays as it is once the tag is in use.',
    entity: { user: 'User', plan: 'Plan', pool: 'Pool', grant: 'Funding source', query: 'Discussion', other: 'Other' },
    type: { string: 'Text', int: 'Whole number', float: 'Number', enum: 'Choice', boolean: 'Yes or no', timestamp: 'Date and time' },
    validator: { email: 'E-mail', phone: 'Phone', url: 'Web address', zip: 'ZIP code' },
    choicesHint: 'Press Enter after each one.',
    title: 'Tags',
    none: 'No tags yet.',
    add: 'Add tag',
    addTarget: 'Add target',
    noTargets: 'Nothing carries this tag yet.',
    editValue: 'Edit the value of %{name}',
    remove: 'Remove the tag %{name}',
    discussions: 'Discussions with this tag',
    removed: 'The tag was removed.',
    recordId: 'Id of the record',
  },
  rules: { personalTag: 'a personal tag is for its owner to change' },
  audit: {
    table: { tag: 'Tag', tag_definition: 'Tag definition', tag_target: 'Tag on a record' },
  },
}
