import type { Messages } from './messages.ts'
import type { en } from './reporting.en.ts'

export const zh = {
  reports: {
    regenerate: '重新生成',
    failed: '无法生成报告，请点击“重新生成”。',
    notIncluded: '截止日期（不含当日）',
    previousDownloads: '以往下载',
    executiveSummary: '执行摘要',
  },
} satisfies Messages<typeof en>
