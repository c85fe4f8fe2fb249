### Krataafa a ɛdi kan ma obi a ɔnkɔɔ mu.

front-title = Tena ase na di agorɔ.
front-about = { $game }: fa aba 48 no mu fa ne akyi. Aba a ɛtwa toɔ a ɛyɛ mmienu anaa mmiɛnsa no kyere wɔn.
front-signed-out = Woafi mu. W’agorɔ no wɔ w’account no mu.

front-game = Agorɔ a wo ne kɔmputa di
front-capture = Tokuro { $house } bɛfa { $count }: mia so.
front-continue = Toa agorɔ yi so

front-ways = Akwan a wobɛfa so adi
front-computer = Wo ne kɔmputa nni
front-computer-about = Gyinabea aduonu, ɛfiri agorɔ a ɛdi kan kɔsi deɛ ɛyɛ den pa ara
front-opponent-about =
    { $n ->
        [0] Obiara ntwɛn seesei: di kan
        [one] Onipa baako retwɛn agorɔ seesei
       *[other] Nnipa { $n } retwɛn agorɔ seesei
    }
front-friend = Wo ne w’adamfo nni
front-friend-about = Fa link mena no: obiara nhia akontaabu
front-friend-by-name = Fa ne din, wɔ ha anaa email so, anammɔn baako da biara

play-rules = Sɛdeɛ wɔdi no
play-forgetful = Browser yi nkora hwee: w’agorɔ tena hɔ kɔsi sɛ wobɛfiri krataafa yi so.
play-you = Wo
play-the-computer = Kɔmputa no
play-your-turn = Adu wo so.
play-thinking = Kɔmputa no redwene…
play-trouble = Yɛantumi amfa kɔmputa no amma, anaa wagyae dwene.
