import type { Messages } from './messages.ts'
import type { en } from './fields.en.ts'

export const zh = {
  errors: {
    invalid: '该值无效。',
    tooMany: '一次选择的数量过多。',
    duplicate: '该值已被使用。',
    noSuchRecord: '此记录不存在。',
    readOnly: '此处无法更改该内容。',
    json: '无法读取地址中的这一部分。',
    sort: '不存在这种排序方式。',
    range: '无法请求列表的这一部分。',
    filter: '无法读取此筛选条件。',
    validatorNeedsText: '仅适用于文本。',
    boundNeedsNumber: '仅适用于数字。',
    maxBelowMin: '最大值不能小于最小值。',
    duplicateChoice: '每个选项只能出现一次。',
    amountZero: '金额不能为 0。',
    paidIsNegative: '付款会减少应付金额：请输入负数。',
    quarter: '请输入季度，例如 2026-Q1。',
    minutesRange: '请输入 15 至 60 分钟。',
    minutesStep: '请以 5 分钟为单位输入。',
    unknownLimit: '该设置不存在。',
  },
  password: {
    tooShort: '至少 12 个字符',
    tooLong: '最多 128 个字符',
    repeated: '同一字符不得连续出现三次',
    lowercase: '至少一个小写字母',
    uppercase: '至少一个大写字母',
    digit: '至少一个数字',
    special: '至少一个特殊字符',
    personal: '不得包含您的姓名或电子邮箱',
    common: '不得使用常见密码',
  },
} satisfies Messages<typeof en>
