/** Custom fields, in the back office, and what is wrong with a value. */
export const en = {
  resources: {
    customFields: {
      name: 'Custom field |||| Custom fields',
      fields: {
        name: 'Name', description: 'Description', entityType: 'Entity type', definitionType: 'Definition type', userType: 'User type', validator: 'Validator',
        min: 'Minimum', max: 'Maximum', maxLength: 'Longest text', values: 'Choices', used: 'Values in use', enabled: 'State',
      },
    },
    customFieldValues: {
      name: 'Value |||| Values',
      fields: { name: 'Field', entityType: 'Entity type', entityId: 'Record', value: 'Value', updatedAt: 'Updated', updatedBy: 'By' },
    },
  },
  customFields: {
    title: 'Custom fields',
    none: 'No custom fields for records of this kind.',
    tabValues: 'Values',
    noValues: 'No record has a value in this field yet.',
    preview: 'Preview',
    previewHint: 'This is how staff see the field on a record. Nothing is saved here.',
    accepted: 'Is stored as %{value}',
    set: 'Set',
    editOf: 'Edit %{name}',
    clear: 'Clear',
    empty: 'Not set',
    fixedHint: 'Stays as it is while records have values.',
    userTypeHint: 'Only for records of this kind of user. Empty: for all.',
    everyUser: 'All',
    ask: {
      string: 'Text', int: 'A whole number', float: 'A number', enum: 'One of the choices', boolean: 'Yes or no', timestamp: 'A date and time',
      email: 'An e-mail address', phone: 'A phone number', url: 'A web address with https://', zip: 'A ZIP code',
    },
    from: 'at least %{min}',
    to: 'at most %{max}',
    longest: 'up to %{smart_count} character |||| up to %{smart_count} characters',
  },
  errors: {
    value: {
      int: 'Enter a whole number.',
      float: 'Enter a number.',
      tooSmall: 'This number is too small.',
      tooLarge: 'This number is too large.',
      choice: 'Choose one of the choices.',
      boolean: 'Choose yes or no.',
      timestamp: 'Enter a date and time.',
      email: 'Enter an e-mail address.',
      phone: 'Enter a US number, or an international number that starts with +.',
      url: 'Enter a web address that starts with https:// or http://.',
      inUse: 'This cannot change any more: records have values.',
      choiceInUse: 'A choice that records have cannot be removed.',
      otherEntity: 'This is for records of another kind.',
      notForThis: 'This field is not for this record.',
    },
  },
  audit: {
    table: { custom_field_definition: 'Custom field', custom_field_value: 'Value of a custom field' },
  },
}
