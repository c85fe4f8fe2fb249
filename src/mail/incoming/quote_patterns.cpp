#include "mail/incoming/quote_patterns.h"

#include "base/inplace.h"
#include "mail/incoming/mail_text.h"

#include <algorithm>
#include <array>
#include <span>

namespace posthouse::mail {
namespace {

using Phrases = std::span<const std::string_view>;

bool contains_any(std::string_view line, Phrases any) {
    return std::ranges::any_of(any, [line](auto word) { return line.find(word) != line.npos; });
}

bool starts_with_any(std::string_view line, Phrases any) {
    return std::ranges::any_of(any, [line](auto word) { return line.starts_with(word); });
}

bool is_any(std::string_view line, Phrases any) {
    return std::ranges::find(any, line) != any.end();
}

/// The lower case of a Latin, Greek or Cyrillic capital.
unsigned long small_letter(unsigned long c) {
    const auto within = [c](unsigned long from, unsigned long to) { return c >= from && c <= to; };
    if (within('A', 'Z') || (within(0xC0, 0xDE) && c != 0xD7)) return c + 0x20;
    if (c == 0x130) return 'i';
    if (within(0x100, 0x137) || within(0x14A, 0x177)) return c | 1;
    if (within(0x139, 0x148) || within(0x179, 0x17E)) return c + (c & 1);
    if (c == 0x386) return 0x3AC;
    if (within(0x388, 0x38A)) return c + 0x25;
    if (c == 0x38C) return 0x3CC;
    if (within(0x391, 0x3A9) || within(0x410, 0x42F)) return c + 0x20;
    if (within(0x400, 0x40F)) return c + 0x50;
    return c;
}

constexpr std::string_view verbs[] = {
    "wrote",     "writes",      "schrieb",      "geschrieben", "a écrit",  "escribió",
    "escribio",  "va escriure", "ha scritto",   "escreveu",    "schreef",  "geschreven",
    "skrev",     "skrifaði",    "kirjoitti",    "napisał",     "pisze",    "napsal",
    "píše",      "napísal",     "napisal",      "napisao",     "napísala", "írta",
    "пишет",     "написал",     "писал",        "пише",        "написа",   "yazdı",
    "yazmış",    "έγραψε",      "a scris",      "rašė",        "rakstīja", "kirjutas",
    "menulis",   "tulis",       "đã viết",      "เขียน",        "写道",     "寫道",
    "のメール",  "書きました",  "のメッセージ", "作成",        "작성",     "님이",
    "כתב",       "מאת",         "كتب",          "كتابة",       "skribis",  "a répondu",
    "ha escrit",
};

constexpr std::string_view openings[] = {
    "on ",  "am ",    "le ", "el ",     "il ",   "op ",  "den ",   "em ",  "dnia ",      "w dniu ",
    "dne ", "στις ",  "în ", "на ",     "pada ", "vào ", "em ",    "at ",  "il giorno ", "a las ",
    "ma ",  "pon., ", "в ",  "בתאריך ", "في ",   "à ",   "il dì ", "v v ",
};

constexpr std::string_view plain_attributions[] = {
    "quoting ",        "zitat von ",    "citando a ",
    "citando ",        "citerar ",      "citat från ",
    "citation de ",    "en réponse à ", "mensaje citado por ",
    "quotation from ", "in reply to ",
};

constexpr std::string_view from_words[] = {
    "from",     "von",        "de",          "da",       "van",        "från",     "fra",
    "frá",      "lähettäjä",  "od",          "nadawca",  "odesílatel", "feladó",   "от",
    "от кого",  "від",        "отправитель", "kimden",   "gönderen",   "από",      "差出人",
    "送信元",   "发件人",     "寄件者",      "寄件人",   "보낸 사람",  "보낸사람", "보낸이",
    "de la",    "expéditeur", "remitente",   "mittente", "remetente",  "afzender", "avsändare",
    "afsender", "avsender",   "מאת",         "من",       "dari",       "từ",       "จาก",
    "nuo",      "saatja",     "absender",    "sender",
};
constexpr std::string_view sent_words[] = {
    "sent",       "date",          "gesendet",
    "datum",      "envoyé",        "enviado el",
    "enviado",    "enviada em",    "enviado em",
    "fecha",      "data",          "inviato",
    "verzonden",  "skickat",       "sendt",
    "dato",       "lähetetty",     "päivämäärä",
    "päiväys",    "pvm",           "wysłano",
    "wysłane",    "odesláno",      "odoslané",
    "dátum",      "elküldve",      "отправлено",
    "дата",       "дата отправки", "надіслано",
    "gönderildi", "gönderilen",    "gönderme tarihi",
    "tarih",      "ημερομηνία",    "στάλθηκε",
    "εστάλη",     "送信日時",      "日時",
    "日付",       "发送时间",      "发送日期",
    "时间",       "日期",          "傳送日期",
    "寄件日期",   "時間",          "보낸 날짜",
    "보낸시간",   "날짜",          "trimis",
    "נשלח",       "تاريخ",         "أرسلت",
    "dikirim",    "tanggal",       "đã gửi",
    "ngày",       "sendt den",     "date d'envoi",
};
constexpr std::string_view to_words[] = {
    "to",
    "an",
    "à",
    "a",
    "para",
    "aan",
    "till",
    "til",
    "vastaanottaja",
    "do",
    "komu",
    "címzett",
    "кому",
    "kime",
    "alıcı",
    "προς",
    "宛先",
    "收件人",
    "收件者",
    "받는 사람",
    "받는사람",
    "către",
    "אל",
    "إلى",
    "kepada",
    "tới",
    "destinataire",
    "destinatario",
    "destinatari",
    "dla",
    "empfänger",
};
constexpr std::string_view subject_words[] = {
    "subject", "betreff", "objet",  "asunto",  "oggetto", "assunto", "onderwerp", "ämne",
    "emne",    "aihe",    "temat",  "předmět", "predmet", "tárgy",   "тема",      "konu",
    "θέμα",    "件名",    "主题",   "主題",    "標題",    "제목",    "subiect",   "נושא",
    "الموضوع", "perihal", "subjek", "chủ đề",  "efni",
};
constexpr std::string_view copy_words[] = {
    "cc",   "kopie", "copie", "kopia", "kopio",    "копия",      "抄送",
    "参照", "참조",  "副本",  "bcc",   "reply-to", "antwort an",
};

constexpr std::string_view forwarded_words[] = {
    "forwarded message",
    "weitergeleitete",
    "message transféré",
    "reenviado",
    "mensagem encaminhada",
    "messaggio inoltrato",
    "doorgestuurd",
    "vidarebefordra",
    "videresendt",
    "videresendte",
    "edelleenlähete",
    "välitetty viesti",
    "przekazana",
    "przekazanej",
    "przesłana dalej",
    "přeposlan",
    "továbbított",
    "пересыл",
    "пересланн",
    "переслан",
    "iletilen",
    "iletilmiş",
    "yönlendirilen",
    "προωθημέν",
    "προωθούμεν",
    "転送",
    "转发",
    "轉寄",
    "轉發",
    "전달",
    "mesaj redirecționat",
    "הודעה שהועברה",
    "رسالة معاد توجيهها",
    "reencaminhada",
    "message réexpédié",
    "forwarded by",
};

/// What a program or telephone begins its line with; the device or program follows.
constexpr std::string_view program_lines[] = {
    "sent from ",
    "sent via ",
    "sent with ",
    "sent using ",
    "get outlook for ",
    "get bluemail for",
    "von meinem ",
    "gesendet von ",
    "gesendet mit ",
    "gesendet über ",
    "gesendet aus ",
    "diese nachricht wurde von meinem",
    "diese nachricht wurde mit",
    "outlook für ",
    "holen sie sich outlook",
    "hol dir outlook",
    "envoyé de ",
    "envoyé depuis ",
    "envoyé à partir ",
    "envoyé avec ",
    "télécharger outlook ",
    "obtenir outlook ",
    "enviado desde ",
    "enviado do ",
    "enviado a partir d",
    "enviado con ",
    "enviado com ",
    "enviado via ",
    "enviado por ",
    "enviado mediante ",
    "obtener outlook ",
    "obter o outlook ",
    "obtenga outlook ",
    "descargar outlook ",
    "inviato da",
    "inviato con ",
    "inviato tramite ",
    "scarica outlook ",
    "ottieni outlook ",
    "verstuurd vanaf ",
    "verzonden vanaf ",
    "verzonden met ",
    "verzonden via ",
    "outlook voor ",
    "download outlook voor",
    "skickat från ",
    "skickades från ",
    "hämta outlook ",
    "sendt fra ",
    "sendt med ",
    "sendt via ",
    "hent outlook ",
    "få outlook ",
    "lähetetty ",
    "hanki outlook ",
    "wysłane z ",
    "wysłano z ",
    "wysłane za ",
    "pobierz outlook ",
    "pobierz program outlook",
    "odesláno z ",
    "odoslané z ",
    "získat outlook ",
    "získejte outlook ",
    "elküldve ",
    "küldve ",
    "az outlook ",
    "отправлено с ",
    "отправлено из ",
    "отправлено через ",
    "надіслано з ",
    "получите outlook ",
    "скачать outlook ",
    "изпратено от ",
    "στάλθηκε από ",
    "εστάλη από ",
    "λήψη του outlook ",
    "trimis de pe ",
    "trimis din ",
    "poslano z ",
    "poslano s ",
    "发自我的",
    "发自 ",
    "从我的",
    "從我的",
    "來自我的",
    "来自我的",
    "傳送自",
    "获取 outlook",
    "取得 outlook",
    "發自我的",
    "נשלח מ",
    "أرسل من",
    "أُرسلت من",
    "dikirim dari ",
    "được gửi từ ",
    "ส่งจาก",
    "yahoo mail on ",
    "yahoo mail für ",
    "sendita de ",
    "sent on the move",
};
/// Virus checks.
constexpr std::string_view virus_checks[] = {
    "virus-free",
    "virenfrei",
    "sans virus",
    "libre de virus",
    "privo di virus",
    "livre de vírus",
    "virusvrij",
    "this email has been checked for viruses",
    "diese e-mail wurde von avast",
    "diese e-mail wurde auf viren",
    "no virus found",
    "this email is free from viruses",
    "l'absence de virus",
    "el software de antivirus",
    "este correo electrónico ha sido comprobado",
    "questa e-mail è stata controllata",
    "este e-mail foi verificado",
    "ta wiadomość została",
    "tato zpráva byla",
    "это сообщение проверено",
    "проверено на вирусы",
    "вирусов нет",
    "deze e-mail is gecontroleerd",
    "bu e-posta ",
};
/// The first words of the small print of companies.
constexpr std::string_view small_print[] = {
    "confidentiality notice",
    "legal notice",
    "this e-mail and any ",
    "this email and any ",
    "this message and any ",
    "this e-mail is confidential",
    "this email is confidential",
    "this message is confidential",
    "the information contained in ",
    "the contents of this ",
    "diese e-mail enthält vertrauliche",
    "diese e-mail kann vertrauliche",
    "der inhalt dieser e-mail",
    "ce message et ",
    "ce courriel et ",
    "ce message est confidentiel",
    "este mensaje y ",
    "este mensaje puede contener",
    "este correo electrónico y ",
    "aviso legal",
    "questo messaggio e ",
    "le informazioni contenute ",
    "esta mensagem e ",
    "esta mensagem pode conter",
    "dit bericht is vertrouwelijk",
    "dit e-mailbericht ",
    "denne e-post ",
    "ta wiadomość jest poufna",
    "tato zpráva je důvěrná",
    "настоящее сообщение ",
    "please consider the environment",
    "bitte denken sie an die umwelt",
    "you received this message because",
    "to unsubscribe from this group",
};
/// Small print has more than one of these.
constexpr std::string_view legal_words[] = {
    "confidential",   "privileged",    "recipient",    "intended",       "addressee",
    "attachment",     "disclos",       "unauthori",    "delete",         "vertraulich",
    "empfänger",      "anlagen",       "anhänge",      "irrtümlich",     "löschen",
    "bestimmt",       "confidentiel",  "destinataire", "pièces jointes", "supprimer",
    "erreur",         "confidencial",  "destinatari",  "adjunto",        "eliminar",
    "riservat",       "allegat",       "cancellar",    "anexo",          "apagar",
    "vertrouwelijk",  "geadresseerde", "bijlage",      "konfidentiel",   "mottagare",
    "poufn",          "adresat",       "załącznik",    "důvěrn",         "příjemc",
    "конфиденциальн", "адресат",       "вложени",      "environment",    "umwelt",
    "printing",       "drucken",       "ausdruck",     "group",          "gruppe",
    "unsubscribe",    "hukuki",        "gizli",        "aviso legal",    "puede contener",
    "pode conter",    "legal notice",
};
constexpr std::string_view original_words[] = {
    "original message",
    "original nachricht",
    "ursprüngliche nachricht",
    "originalnachricht",
    "message d'origine",
    "message original",
    "message d’origine",
    "mensaje original",
    "mensagem original",
    "messaggio originale",
    "oorspronkelijk bericht",
    "ursprungligt meddelande",
    "originalmeddelande",
    "oprindelig meddelelse",
    "opprinnelig melding",
    "alkuperäinen viesti",
    "wiadomość oryginalna",
    "oryginalna wiadomość",
    "původní zpráva",
    "pôvodná správa",
    "eredeti üzenet",
    "исходное сообщение",
    "оригинальное сообщение",
    "вихідне повідомлення",
    "оригинално съобщение",
    "izvorna poruka",
    "izvirno sporočilo",
    "mesajul original",
    "mesaj original",
    "αρχικό μήνυμα",
    "orijinal ileti",
    "özgün ileti",
    "orijinal mesaj",
    "元のメッセージ",
    "원본 메시지",
    "原始邮件",
    "原始郵件",
    "原邮件",
    "원본 메일",
    "הודעה מקורית",
    "رسالة أصلية",
    "الرسالة الأصلية",
    "pesan asli",
    "thư gốc",
    "tin nhắn gốc",
    "missatge original",
    "algne sõnum",
    "sākotnējais ziņojums",
    "pirminis laiškas",
};
/// For languages that put the verb at the end of the line.
constexpr std::string_view stock_endings[] = {
    "gesendet",   "から送信",          "を入手", "で送信", "에서 보냄", "에서 보내기", "에서 발송",
    "gönderildi", "gönderilmiştir",    "küldve", "傳送",   "发送",      "发出",        "寄出",
    "發送",       "reacted via gmail",
};
constexpr std::string_view devices[] = {
    "iphone",     "ipad",     "ipod",      "android",  "outlook",     "handy",     "smartphone",
    "galaxy",     "mail",     "samsung",   "telefon",  "telephone",   "téléphone", "teléfono",
    "telefono",   "telefone", "telemóvel", "celular",  "手机",        "手機",      "windows",
    "mac",        "huawei",   "xiaomi",    "redmi",    "mobile",      "móvil",     "mobil",
    "blackberry", "pixel",    "nokia",     "motorola", "oneplus",     "fairphone", "sony",
    "htc",        "lg ",      "oppo",      "tablet",   "thunderbird", "k-9",       "proton",
    "tutanota",   "tuta",     "yahoo",     "gmail",    "gmx",         "web.de",    "t-online",
    "freenet",    "posteo",   "libero",    "orange",   "telekom",     "phone",     "телефон",
    "смартфон",   "мобил",    "κινητό",    "puhelim",  "携帯",        "スマ",      "휴대",
    "wp.pl",      "onet",     "seznam",    "bluemail", "spark",       "aol",       "נייד",
    "هاتف",       "邮箱",     "安卓",
};
constexpr std::string_view stock_anywhere[] = {
    "avast.com",        "www.avg.com",       "aka.ms/o0ukef",
    "aka.ms/ghei36",    "reacted via gmail", "bluemail.me",
    "proton.me/mail",   "9folders.com",      "mobisystems.com/aqua-mail",
    "to your message:",
};

}  // namespace

std::string normalize_line(std::string_view line) {
    std::string words;
    while (!line.empty()) {
        const unsigned long c = take_character(line);
        const bool is_blank = c == ' ' || c == '\t' || c == 0xA0 || c == 0x202F || c == 0x3000 ||
                              (c >= 0x2000 && c <= 0x200A);
        if (is_blank) {
            if (!words.empty() && !words.ends_with(' ')) words += ' ';
        } else if (c == 0xFF1A) {
            words += ':';
        } else if (!is_invisible(c)) {
            append_character(words, small_letter(c));
        }
    }
    if (words.ends_with(' ')) words.pop_back();
    return words;
}

bool has_wrote_phrase(std::string_view folded) {
    return contains_any(folded, verbs);
}

bool opens_attribution(std::string_view folded) {
    return starts_with_any(folded, openings);
}

bool is_dateless_attribution(std::string_view folded) {
    return folded.ends_with(':') && starts_with_any(folded, plain_attributions);
}

QuotedHeader quoted_header_of(std::string_view folded) {
    constexpr std::string_view around = "* _";
    const std::size_t colon = folded.find(':');
    if (colon == std::string_view::npos || colon > 40) return QuotedHeader::none;
    std::string_view label = folded.substr(0, colon);
    const std::size_t first = label.find_first_not_of(around);
    if (first == std::string_view::npos) return QuotedHeader::none;
    label = label.substr(first, label.find_last_not_of(around) - first + 1);
    if (is_any(label, from_words)) return QuotedHeader::from;
    if (is_any(label, sent_words)) return QuotedHeader::sent;
    if (is_any(label, to_words)) return QuotedHeader::to;
    if (is_any(label, subject_words)) return QuotedHeader::subject;
    return is_any(label, copy_words) ? QuotedHeader::copy : QuotedHeader::none;
}

bool is_forward_marker(std::string_view folded) {
    return contains_any(folded, forwarded_words);
}

namespace {

/// "-- Please reply above this line --", as help desks and forums add it.
bool is_reply_marker(std::string_view folded) {
    static constexpr std::string_view markers[] = {"reply above this line",
                                                   "reply above the line",
                                                   "type your reply above this line",
                                                   "write your reply above this line",
                                                   "enter your reply above this line",
                                                   "oberhalb dieser zeile antworten",
                                                   "antworten sie oberhalb dieser zeile",
                                                   "über dieser zeile antworten",
                                                   "répondez au-dessus de cette ligne",
                                                   "répondre au-dessus de cette ligne",
                                                   "responda por encima de esta línea",
                                                   "responde por encima de esta línea",
                                                   "rispondi sopra questa riga",
                                                   "antwoord boven deze regel",
                                                   "antwoord boven deze lijn",
                                                   "svara ovanför denna rad",
                                                   "responda acima desta linha"};
    constexpr std::string_view signs = "-#=*_~ .:!";
    std::string_view words = folded;
    words.remove_prefix(std::min(words.find_first_not_of(signs), words.size()));
    words = words.substr(0, words.find_last_not_of(signs) + 1);
    for (std::string_view please : {"please ", "bitte "})
        if (words.starts_with(please)) words.remove_prefix(please.size());
    return std::ranges::find(markers, words) != std::end(markers);
}

}  // namespace

bool is_program_line(std::string_view folded) {
    constexpr std::size_t one_line = 120;
    if (folded.size() > one_line) return false;
    if (is_reply_marker(folded)) return true;
    if (contains_any(folded, stock_anywhere)) return true;
    // "Sent from my phone, so don't play yet" is the writer's own.
    const std::string_view words = folded.substr(0, folded.find_first_of("<[("));
    const std::size_t last = words.find_last_not_of(" .");
    if (words.substr(0, last == words.npos ? 0 : last).find_first_of(",;!?") != words.npos)
        return false;
    if (starts_with_any(folded, virus_checks)) return true;
    if (!contains_any(folded, devices)) return false;
    return starts_with_any(folded, program_lines) ||
           std::ranges::any_of(stock_endings, [folded](auto end) {
               const std::size_t at = folded.rfind(end);
               return at != folded.npos && at + end.size() + 1 >= folded.size();
           });
}

bool begins_small_print(std::string_view folded) {
    return starts_with_any(folded, small_print);
}

bool is_small_print(std::string_view paragraph) {
    return std::ranges::count_if(legal_words, [paragraph](auto word) {
               return paragraph.find(word) != paragraph.npos;
           }) > 1;
}

bool is_original_marker(std::string_view folded) {
    return contains_any(folded, original_words);
}

}  // namespace posthouse::mail
