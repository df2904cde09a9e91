export const en = {
  reports: {
    regenerate: 'Regenerate',
    failed: 'The report could not be generated. Please click Regenerate.',
    notIncluded: 'until, not included',
    previousDownloads: 'Previous downloads',
    executiveSummary: 'Executive summary',
  },
}
