import type { HelpKey, PageText } from '../keys.ts'

export const help: Readonly<Record<HelpKey, PageText>> = {
  home: {
    title: 'Your dashboard',
    html: `
<p>Your dashboard shows what needs your attention.</p>
<ul>
<li><strong>Upcoming discussion:</strong> your next call or discussion. To join a call, open its discussion; you can join five minutes before it starts.</li>
<li><strong>At a glance:</strong> questions requiring action, new opportunities, and questions with new responses. Select a count to open its list.</li>
</ul>
<p>If you answer as an expert, “Before you are paid” shows what we still need before we can pay you, for example a tax form.</p>`,
  },
  homeClient: {
    title: 'Your dashboard',
    html: `
<p>Ask a new question here, or open one you’ve already asked.</p>
<ul>
<li><strong>Ask Question</strong> starts a guided conversation. If the button is unavailable, select it to see why.</li>
<li><strong>Drafts</strong> are questions you’ve started but not submitted. Select Continue to pick up where you left off.</li>
<li><strong>New responses</strong> shows how many questions have answers or messages you haven’t read yet.</li>
</ul>`,
  },
  ask: {
    title: 'Starting a discussion',
    html: `
<p>The conversation on the left asks one thing at a time. The summary on the right fills in as you go.</p>
<ul>
<li>We save every step, so you can close the page and come back later.</li>
<li>To change an earlier answer, select the pencil next to it. Later answers are kept unless they no longer apply, and we tell you which ones were cleared.</li>
<li>In <strong>Case summary</strong>, include stage, pathology and biomarkers, treatments and their results, other conditions, and performance status.</li>
<li>In <strong>Question</strong>, ask what you need to decide. Two or three clear questions get better answers than ten.</li>
<li>“Writing help” suggests clearer wording. It never adds facts, and you decide whether to use it.</li>
</ul>
<p>Leave out anything that identifies the patient.</p>`,
  },
  askClient: {
    title: 'How to ask a good question',
    html: `
<p>You don’t need medical terms. Describe things the way you would to a doctor who has time to listen.</p>
<ul>
<li><strong>What was found</strong>, and when. If you have the pathology report, copy its main findings.</li>
<li><strong>Treatments</strong> so far, and how well they worked.</li>
<li><strong>Other conditions and medications.</strong></li>
<li><strong>Daily life:</strong> what you can do today, and what has become difficult.</li>
</ul>
<p>Then write your question. The best questions are about a decision: “Should we choose A or B, and why?”</p>
<p>Leave out names, addresses, dates of birth, and record numbers. You can stop at any time; we save your draft.</p>
<p><strong>In an emergency, call 911 or your local emergency number.</strong></p>`,
  },
  discussions: {
    title: 'My Discussions',
    html: `
<p>Your discussions are grouped: <strong>Requiring Action</strong>, <strong>New Opportunities</strong>, <strong>Ongoing Discussion</strong>, and <strong>Closed</strong>. Each discussion appears in one group.</p>
<p>A badge such as “awaiting response” or “under quality review” shows the status of each discussion. Open its card to read it. When you contact us, include its reference number.</p>`,
  },
  discussionsClient: {
    title: 'Reading your answers',
    html: `
<p>Usually three experts answer independently. It’s normal for them not to agree on everything: there is often more than one good option.</p>
<ul>
<li>You can ask a <strong>follow-up question</strong> under an answer until the discussion closes. The closing time is at the top of the page.</li>
<li>If an expert <strong>asks you for more information</strong>, the discussion moves to Requiring Action. The sooner you reply, the sooner you’ll have an answer.</li>
<li>“Under quality review” means our staff are reviewing your question or an answer. Nothing is lost.</li>
<li>Use Export to save a copy for your next appointment.</li>
</ul>`,
  },
  discussionsExpert: {
    title: 'Your discussions as an expert',
    html: `
<p><strong>Requiring Action</strong> lists your reserved seats, follow-up questions, and open surveys. <strong>New Opportunities</strong> lists invitations you haven’t answered.</p>
<ul>
<li>The card shows how long your seat is reserved.</li>
<li>“Awaiting response” means the next step is with the patient or a colleague.</li>
<li>You can still read closed discussions. Minutes and pay are final once a discussion closes.</li>
</ul>`,
  },
  live: {
    title: 'Audio and video calls',
    html: `
<p>Select “Go to call” in the discussion. You can join five minutes before the call. Until the expert joins, you’ll see the waiting room.</p>
<ul>
<li>When your browser asks, allow it to use your microphone and camera.</li>
<li>Headphones prevent echo. A wired or strong Wi-Fi connection prevents dropouts.</li>
<li>If a call on another site doesn’t open, copy the link and paste it into a new tab.</li>
<li>The patient can invite others, such as a family member or the treating doctor. Calls are not recorded.</li>
</ul>`,
  },
  invitations: {
    title: 'Invitations and seats',
    html: `
<p>An invitation shows the diagnosis, focus, format, pay, and deadline. You can read the question, history, and files after you accept.</p>
<ul>
<li><strong>Accept</strong> reserves a paid seat for six hours (for a call, until the call ends). If you haven’t answered by then, the seat goes to the next expert. While a seat is open, you can claim it again.</li>
<li><strong>Decline</strong> is final for this discussion and doesn’t count against you.</li>
<li><strong>The panel is full:</strong> other experts accepted first. You can still comment without pay.</li>
</ul>
<p>Add your vacations under User Profile so we don’t invite you while you’re away.</p>`,
  },
  answering: {
    title: 'Writing an answer',
    html: `
<p>Start with your answer, then give your reasons. Patients value three things most: a clear recommendation, how confident you are, and what would change your mind.</p>
<ul>
<li>Your draft is saved on this device while you write. It counts as an answer only when you post it.</li>
<li>If important information is missing, choose “Ask for more information first” and write your question. Your seat stays reserved.</li>
<li>Enter the minutes you spent, from 15 to 60 in steps of five. The field starts with the time we measured.</li>
<li>Our staff review an expert’s first answers before others see them. If we send one back, the reason appears above it; make the change and post it again.</li>
<li>In plans with <em>independent first</em>, you see your colleagues’ answers after you post your own.</li>
</ul>`,
  },
  payment: {
    title: 'How you are paid',
    html: `
<p>Every amount shows how it was calculated, for example 15 min at $430/h = $107.50. A surge multiplies the amount. The hourly rate is the one in effect when you accepted.</p>
<ul>
<li>Amounts can change until the discussion closes. After that, they are final.</li>
<li>We pay four to six weeks after the end of the quarter.</li>
<li>Before we can pay you, we need a valid tax form and your bank or PayPal details.</li>
<li>Comments after the panel is full are unpaid unless our staff approve payment.</li>
</ul>`,
  },
  taxForms: {
    title: 'Tax forms',
    html: `
<p>US persons and companies complete Form W-9. Individuals outside the US complete Form W-8 BEN. You can change the form until you certify it.</p>
<ul>
<li>We save as you type. Once saved, only the last digits of a number are shown.</li>
<li>To certify, type your full legal name exactly as it appears on the form.</li>
<li>A certified form can’t be edited. If something changes, certify a new one within 30 days; the old form is valid until then.</li>
<li>A W-8 BEN expires on the last day of the third year after you certify it. We’ll remind you beforehand.</li>
</ul>`,
  },
  profile: {
    title: 'Your expert profile',
    html: `
<p>Your specialties and diagnosis groups determine which invitations you receive. Patients read your short biography, so use a few plain sentences and avoid abbreviations.</p>
<p>Patients and the panel see your disclosures. Please review them twice a year.</p>`,
  },
  managedPlans: {
    title: 'Plans I manage',
    html: `
<p>For each plan you can see its members, registration links, and usage.</p>
<ul>
<li>A <strong>registration link</strong> can have an end date and can be disabled at any time. Use one link per channel to see where members come from.</li>
<li>Removing a member ends their access to the plan but doesn’t close their account.</li>
<li>You can read discussions only if the plan shares them. No plan manager can see who asked an anonymous question.</li>
</ul>`,
  },
  blinded: {
    title: 'Taking part in a blinded discussion',
    html: `
<p>Neither side knows who the other is. Please help keep it that way: leave names, employers, places, and study groups out of text and files.</p>
<ul>
<li>Choose how your voice is disguised before you join a call. If we can’t change your voice, no sound is sent.</li>
<li>Disguised is not anonymous: someone who knows you well may still recognize the way you speak.</li>
<li>If you’ve revealed something by mistake, contact us right away. We can pause the discussion.</li>
</ul>`,
  },
  signIn: {
    title: 'Signing in safely',
    html: `
<p>We use two-step verification: after your password, we ask for a code sent by e-mail or text message, or from your authenticator app.</p>
<ul>
<li>Codes sent by text message are valid for 5 minutes, codes sent by e-mail for 10. After five wrong codes, that method is locked for 15 minutes. You can still use another method.</li>
<li>We can send text messages to US numbers only.</li>
<li>We sign you out after 30 minutes without activity. One minute before, we ask if you’re still there.</li>
<li>Lost your phone? Contact <a href="mailto:::careNavigatorAddress::">::careNavigatorAddress::</a>.</li>
</ul>`,
  },
  account: {
    title: 'Your account',
    html: `
<p>Under User Profile, you can change your name, address, phone numbers, and language, and how and when we contact you. During your do-not-disturb hours, text messages and notifications wait; e-mails and codes arrive any time.</p>
<p>To change your e-mail address, contact us. After that, we’ll ask you to choose a new password.</p>`,
  },
}
