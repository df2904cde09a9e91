import type { Messages } from './messages.ts'
import type { en } from './content.en.ts'

export const zh = {
  errors: {
    missingCmsDocument: '缺少内容文档',
  },
  cme: {
    frontMatter: '课程说明',
    faculty: '专家简介',
    acknowledge: '我已知悉',
    notFound: '找不到文档',
  },
} satisfies Messages<typeof en>
