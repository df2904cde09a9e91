export const en = {
  errors: {
    missingCmsDocument: 'Missing CMS Document',
  },
  cme: {
    frontMatter: 'Front matter',
    faculty: 'Faculty',
    acknowledge: 'Acknowledge',
    notFound: 'could not find document',
  },
}
