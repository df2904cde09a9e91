import type { Messages } from './messages.ts'
import type { en } from './backoffice-ledger.en.ts'

export const zh: Messages<typeof en> = {
  staffLedger: {
    owed: '应付', paid: '已付', earned: '已赚取', adjusted: '调整',
    payable: '可支付', payableYes: '可支付', payableNo: '不可支付',
    reverses: '冲销另一行',
    add: '添加一行', addTitle: '向账本添加一行', amount: '金额（美元）', amountHint: '增加应付金额；负数则减少。', paidHint: '付款为扣减：请以负数输入。',
    reason: '原因', added: '已添加。',
    reverse: '冲销', reverseTitle: '冲销此行？', reverseText: '账本行不会被修改。将以相反金额新增一行来冲销。', reversed: '已冲销。',
    settle: '标记为已付', settleTitle: '此款项已付出？', settleText: '其状态将变为“已付”，无法撤回。', settled: '已标记。',
    payout: '支付一个季度', batches: '付款批次',
  },
  payouts: {
    quarter: '季度', total: '合计', lines: '付款笔数', state: '状态', open: '待付', done: '已付', created: '创建时间', by: '创建人',
    preview: '%{quarter} 的付款', none: '该季度没有应付款项。',
    method: '方式', bank: '银行转账', paypal: 'PayPal', expert: '专家', amount: '金额',
    blocked: '目前不支付', blockedWhy: '原因', create: '创建批次', createHint: '每个人在账本中得到一行。本产品不会转账：请将批次导出给银行，然后标记为已付。', made: '批次已创建。',
    export: '导出 CSV', markPaid: '标记为已付', markTitle: '此批次已全部付清？', markText: '所有行将变为“已付”，无法撤回。', marked: '批次已标记为已付。',
  },
  ledger: { settled: '此行并非待付款状态。', reversed: '此行已被冲销，或本身就是冲销。', typeName: { Adjustment: '调整', Paid: '付款' } },
  resources: {
    payouts: { name: '付款批次', fields: { quarter: '季度', total: '合计', lines: '付款笔数', createdBy: '创建人', createdAt: '创建时间', paidAt: '已付' } },
    transactions: { fields: { reason: '原因', payBlocks: '可支付' } },
  },
  errors: {
    sameRecord: '请选择另一条记录。', cmsReference: '请写 cms: 和内容文档的名称。', cmsUnknown: '内容库中没有此名称的课程说明。', yesOrNo: '请填写 yes 或 no。', notAnExpert: '此账户没有报酬：请选择专家。' },
}
