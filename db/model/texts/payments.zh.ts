import type { Messages } from './messages.ts'
import type { en } from './payments.en.ts'

export const zh = {
  tax: {
    reminder: '缺少税务文件：请立即添加以便收款。',
    formType: {
      w9: 'W-9 表格',
      w8ben: 'W-8 BEN 表格',
    },
    choose: {
      w9: 'W-9',
      w8ben: 'W-8 BEN',
    },
    changeForm: '更换表格',
    certify: '确认声明',
    incomplete: '您尚未完成此表格。您的进度将会保存，但在表格完成之前您不会收到付款。',
    leave: '离开',
    stay: '留在此页',
    submitted: {
      w9: '您的 W-9 表格已成功提交...',
      w8ben: '您的 W-8 BEN 表格已成功提交...',
    },
    notSaved: '尚未保存，正在重试',
    spacesHint: '姓名开头、结尾有空格，或含有连续空格。',
    nameDiffers: '两处姓名不完全一致，将采用法定姓名。',
    sortCode: '银行分类代码必须为 6 位数字',
    noFtin: '无需提供 FTIN（外国纳税人识别号）',
    noPaypal: '不使用 PayPal',
    entity: {
      other: '其他',
      llc: '有限责任公司（LLC）',
      trust: '信托/遗产',
      partnership: '合伙企业',
      individual: '个人/独资经营者',
      cCorporation: 'C 类公司',
      sCorporation: 'S 类公司',
    },
    paymentNote: '标准付款流程在季度结束后需要 4 至 6 周。',
    resubmitNote: '如果表格中的声明不再正确，必须在 30 天内重新提交表格。',
    status: {
      notStarted: '未开始',
      inProgress: '进行中',
      completed: '已完成',
    },
  },
  ledger: {
    type: {
      paid: '已支付',
      earned: '已赚取',
      adjustment: '调整',
    },
  },
  unpaid: {
    lateReview: '在专家组满员后才回复',
    academy: '教学讨论不付酬',
    testUser: '测试用户不付酬',
    noSeat: '没有付酬名额',
    notExpert: '没有专家标志',
    noRate: '未约定时薪',
  },
  payout: {
    taxForm: '税表未完成',
    taxFormExpired: '税表已过期',
    noAccount: '没有银行账户或 PayPal 地址',
    testUser: '测试用户不付酬',
    nothingOwed: '没有应付款项',
  },
} satisfies Messages<typeof en>
