/** Names of the records that staff administer, and of their fields. */
export const en = {
  resources: {
    users: {
      name: 'User |||| Users',
      fields: {
        name: 'Name', email: 'E-mail', firstName: 'First name', middleName: 'Middle name', lastName: 'Last name',
        displayName: 'Display name', suffix: 'Suffix or degrees', prefix: 'Prefix', preferredLanguage: 'Preferred language',
        userType: 'User type', userKind: 'Kind', csrReview: 'Review', noeticExpert: 'Expert', enabled: 'Account enabled',
        accountStatus: 'Account', regStatus: 'Registration', expertTier: 'Tier', hourlyRate: 'Hourly rate',
        institutionType: 'Institution', npi: 'NPI', dateOfBirth: 'Date of birth', voicePitch: 'Voice alteration',
        testUser: 'Test user', supportAccount: 'Support account', allowedCSRAdmin: 'CSR admin', allowedCSRView: 'View only',
        taxFormStatus: 'Tax form', password: 'Password', displayTitle: 'Plan', joinedAt: 'Since', access: 'Access',
        planId: 'Plan', poolId: 'Pool', specialty: 'Specialty', createdAt: 'Created',
        lastSignInAt: 'Last sign-in', rank: 'Staff rank',
      },
    },
    grants: {
      name: 'Funding source |||| Funding sources',
      fields: {
        name: 'Name', displayTitle: 'Display title', description: 'Description', shortDescription: 'Short description',
        frontMatter: 'Front matter', userType: 'User type', activeFrom: 'Active from', activeTo: 'Active to',
        priority: 'Priority', maxResponseTime: 'Max response time (h)', maxQueryDuration: 'Max duration (h)',
        firstReminder: 'First reminder (h)', secondReminder: 'Second reminder (h)', panelSize: 'Panel size', csrReview: 'Review',
        expertSelectionMode: 'Selection mode', regionId: 'Region set', enabled: 'Enabled',
        regionName: 'Regions', countryCodes: 'Countries', userKind: 'Kind', plans: 'Plans', pools: 'Pools', discussions: 'Discussions',
      },
    },
    regions: {
      name: 'Region |||| Regions',
      fields: {
        name: 'Name', countryCodes: 'Countries',
      },
    },
    plans: {
      name: 'Plan |||| Plans',
      fields: {
        type: 'Type', name: 'Name', alias: 'Alias', sponsorName: 'Sponsor', displayTitle: 'Display title',
        dashboardMessage: 'Dashboard message', registrationText: 'Registration page text', theme: 'Theme',
        noNewQueries: 'No new discussions', readOnlyDiscussions: 'Read-only discussions', access: 'Access level',
        attachments: { messenger: 'Messenger', video: 'Video', audio: 'Audio' }, matchByRegion: 'Match by region', countryCodes: 'Countries',
        sharedQueries: 'Shared discussions', selectable: 'Selectable', maxResponseTime: 'Max response time (h)',
        maxQueryDuration: 'Max duration (h)', firstReminder: 'First reminder (h)', secondReminder: 'Second reminder (h)',
        panelSize: 'Panel size', csrReview: 'Review', expertSelectionMode: 'Selection mode', localPoolWeight: 'Local pool weight',
        independentFirst: 'Independent first', surveyBuilder: 'Question builder for clients',
        anonymousAllowed: 'Anonymous allowed', genderOptOut: 'Age and gender may be left out', freeLevel: 'Free of charge',
        customerId: 'Customer', effectiveDate: 'Effective date', activeFrom: 'Active from', activeTo: 'Active to',
        enabled: 'Enabled', slug: 'Slug', description: 'Description', url: 'Link', userType: 'User type', userKind: 'Kind', start: 'Start',
        end: 'End', multiple: 'Multiple', displayName: 'Name', email: 'E-mail', joinedAt: 'Joined',
        members: 'Members', discussions: 'Discussions', media: 'Media',
      },
    },
    pools: {
      name: 'Expert pool |||| Expert pools',
      fields: {
        poolName: 'Pool name', displayName: 'Display name', enabled: 'Enabled', specialty: 'Specialty', tier: 'Tier',
        name: 'Name', displayTitle: 'Display title',
        experts: 'Experts', diagnoses: 'Diagnoses', plans: 'Plans', grants: 'Funding sources',
      },
    },
    diagnoses: {
      name: 'Diagnosis |||| Diagnoses',
      fields: {
        name: 'Name', code: 'Code', groupId: 'Group', groupName: 'Group', domainName: 'Domain', enabled: 'Enabled',
        via: 'Association',
        nameZh: 'Chinese name', specialty: 'Specialty',
      },
    },
    diagnosisGroups: {
      name: 'Diagnosis group |||| Diagnosis groups',
      fields: {
        name: 'Name', domainId: 'Domain', domainName: 'Domain', enabled: 'Enabled',
      },
    },
    diagnosisDomains: {
      name: 'Diagnosis domain |||| Diagnosis domains',
      fields: {
        name: 'Name', enabled: 'Enabled',
      },
    },
    queries: {
      name: 'Discussion |||| Discussions',
      fields: {
        key: 'RefId', createdAt: 'Created', userId: 'Asker', diagnosisId: 'Diagnosis', mediaType: 'Medium', planId: 'Plan',
        poolId: 'Pool', grantId: 'Funding source', status: 'Status', displayStatus: 'Shown as', type: 'Type', title: 'Title',
        reviewReasons: 'Review reasons', seatsUsed: 'Seats', responseCount: 'Answers', meetingTime: 'Meeting',
        closeTime: 'Closes', closedAt: 'Closed', updatedAt: 'Updated', releasedAt: 'Released', panelSize: 'Panel size',
        maxResponseTime: 'Max response time (h)', maxQueryDuration: 'Max duration (h)', firstReminder: 'First reminder (h)',
        secondReminder: 'Second reminder (h)', expertSelectionMode: 'Selection mode', csrReview: 'Review',
        preventInvites: 'Prevent invites', accountingStatus: 'Accounting', freeLevel: 'Free of charge', text: 'Question',
        history: 'History', contextName: 'Focus', virus: 'Virus found', expertId: 'Expert', tags: 'Tags', customFields: 'Custom fields', refIds: 'RefIds, divided by commas', words: 'Words of the question',
        askerType: 'User type of the asker', testQuery: 'Test', diagnosisGroupId: 'Diagnosis group', diagnosisDomainId: 'Diagnosis domain', askerName: 'Asker', diagnosisName: 'Diagnosis', planName: 'Plan', poolName: 'Pool', grantName: 'Funding source',
      },
    },
    transactions: {
      name: 'Transaction |||| Transactions',
      fields: {
        accountingStatus: 'Accounting',
        effectiveDate: 'Effective', userId: 'Expert', transactionType: 'Type', source: 'Source', status: 'Status',
        queryId: 'Discussion', description: 'Description', amount: 'Amount', formula: 'Formula', reversalOf: 'Reverses',
        createdAt: 'Created',
      },
    },
    stateTransitions: { name: 'Move of a discussion |||| Moves of discussions' },
    engagementMoves: { name: 'Move of an expert’s part |||| Moves of experts’ parts' },
    auditEvents: {
      name: 'Change |||| Audit history',
      fields: {
        createdAt: 'Time', userId: 'Person', actingUserId: 'Acting', event: 'Event', refTable: 'Record type', refId: 'Record',
        refField: 'Field', oldVal: 'Old value', newVal: 'New value', text: 'Note',
      },
    },
  },
}
