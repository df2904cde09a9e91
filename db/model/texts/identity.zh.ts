import type { Messages } from './messages.ts'
import type { en } from './identity.en.ts'

export const zh = {
  messages: {
    passkeyFailed: '使用通行密钥登录未成功。请重试或使用密码登录。',
    resetSent: '如果此邮箱已注册账户，重置密码的链接已发送至该邮箱。',
    resetDone: '您的密码已更改，请登录。',
  },
  auth: {
    mfa: {
      required: '请完成多重身份验证。',
    },
    code: {
      invalid: '输入的验证码无效，请重试。',
    },
    token: {
      missing: '请登录。',
      dead: '会话已过期。',
    },
    password: {
      change: {
        required: '请先设置新密码。',
      },
    },
    acting: {
      forbidden: '您以他人身份登录时无法执行此操作。',
    },
  },
  errors: {
    resetLink: '请重新打开该链接，或申请新的链接。',
    resetExpired: '您的会话已过期，请申请新的链接。',
    newAccount: '无法设置您的账户，请联系您的就医协调员。',
    popupBlocked: '登录窗口被拦截。请允许本网站的弹出窗口后重试。',
    mfaInvalidCode: '输入的验证码无效，请重试。',
    smsUnavailable: '您所在的地区无法使用短信，请选择其他方式。',
    passwordMatch: '两次输入的密码不一致。',
  },
  mfa: {
    appText: '使用手机上身份验证器应用生成的验证码，无需电子邮件或网络。',
    appSetUp: '设置应用',
    appScan: '请用身份验证器应用扫描此图，然后输入显示的验证码。',
    appEnter: '请输入身份验证器应用显示的验证码。',
    appPicture: '身份验证器应用的二维码',
    returnToLogin: '返回登录',
    sorry: '非常抱歉！',
    sorryText: '您只有一种登录验证方式可用。如果无法使用，请联系客服支持。',
    choose: '选择一种方式或新设一种',
    method: {
      sms: '短信（SMS）',
      authApp: '身份验证器应用',
      email: '邮件验证码',
    },
    smsUsOnly: '短信只能发送至美国号码。',
    resendIn: '%{seconds} 秒后可重新发送',
    locked: '错误验证码次数过多。此方式已锁定 %{minutes} 分钟。',
    removeConfirm: '移除此方式后无法撤销。',
  },
  user: {
    prefix: {
      dr: '医生',
      mr: '先生',
      mrs: '夫人',
      ms: '女士',
      mx: 'Mx.',
    },
    kind: {
      census: '名册',
      sso: '单点登录',
      region: '地区',
      advocate: '权益倡导者',
      blinded: '隐名用户',
      expert: '专家',
      vtb: '虚拟肿瘤会诊',
    },
    type: {
      client: '客户',
      csr: '客服代表',
      network: '网络医师',
      physician: '医师',
      virtual: '虚拟用户',
      planManager: '计划管理员',
    },
  },
} satisfies Messages<typeof en>
